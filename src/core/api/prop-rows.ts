import type { Plan } from '../plan.ts';
import { findEntityOf, findRow, isComponent, type CodeScope } from './code-targets.ts';
import type { ApiMember, ApiSlot } from './model.ts';

/** A row of the table of props at the start of a guide. */
export interface PropRow {
  /** As the author wrote it: `sortModel` or `GridColDef.sortable`. */
  name: string;
  plan: Plan | undefined;
  type: string;
  default: string | undefined;
  /** Markdown of the package's whole description. */
  description: string;
  /** Address of its row in the reference. */
  href: string;
}

/**
 * Finds a prop, slot or property: `Owner.name` of that component or interface, `slots.name` a slot,
 * and a bare name the first of the page's components that has it. Null if there is none.
 */
export function findPropRow(written: string, scope: CodeScope): PropRow | null {
  const [, owner, name = ''] = /^(?:(\w+)\.)?([\w-]+)$/.exec(written) ?? [];
  const isSlot = owner === 'slots';
  const owners = owner === undefined || isSlot ? scope.components : [owner];
  for (const each of owners) {
    const entity = findEntityOf(scope, each);
    if (!entity) continue;
    const { value } = entity;
    const members: readonly ApiMember[] = isComponent(value) ? value.props : value.properties;
    const slots: readonly ApiSlot[] = isComponent(value) ? value.slots : [];
    const kind = !isSlot && members.some((member) => member.name === name) ? 'prop' : 'slot';
    const found = (kind === 'prop' ? members : slots).find((member) => member.name === name);
    const href = found && findRow(entity, kind, name);
    if (!found || !href) continue;
    const { plan, type, description } = found;
    return { name: written, plan, type, default: found.default, description, href };
  }
  return null;
}

/** Splits the value of `<Props names="…">`. */
export function splitPropNames(names: string): string[] {
  return names.split(/\s+/).filter((name) => name !== '');
}
