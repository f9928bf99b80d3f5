import type { Change, UpgradeProduct } from './change.ts';

interface Entry {
  change: Change;
  to: string | null;
}

/** Changes by what code writes. */
export interface KnownChanges {
  /** By `Owner.member`. */
  members: ReadonlyMap<string, readonly Entry[]>;
  memberNames: ReadonlySet<string>;
  /** By the product and the name. */
  exports: ReadonlyMap<string, readonly Entry[]>;
  exportNames: ReadonlySet<string>;
  classes: readonly (Entry & { from: string; pattern: RegExp })[];
  modules: readonly (Entry & { from: string })[];
  /** Events by their names. */
  events: ReadonlyMap<string, Entry>;
  /** Constraints of the types of dates. */
  dates: readonly { change: Change; to: string }[];
  /** Declarations of what changed, for what `declarations/` does not declare in more detail. */
  declarations: ReadonlyMap<UpgradeProduct, string>;
}

/** Types of the objects that hold the classes of a component. */
const CLASS_OWNERS: Record<string, string> = {
  MuiDataGrid: 'GridClasses',
  MuiTreeItem: 'TreeItemClasses',
};

export function indexChanges(changes: readonly Change[]): KnownChanges {
  const members = new Map<string, Entry[]>();
  const exports = new Map<string, Entry[]>();
  const declarations = new Map<UpgradeProduct, string>();
  const classes: KnownChanges['classes'][number][] = [];
  const modules: KnownChanges['modules'][number][] = [];
  const events = new Map<string, Entry>();
  const dates: KnownChanges['dates'][number][] = [];
  const add = (map: Map<string, Entry[]>, key: string, entry: Entry) => {
    map.set(key, [...(map.get(key) ?? []), entry]);
  };
  for (const change of changes) {
    for (const [name, to] of Object.entries(change.names)) {
      const [kind, text] = name.includes(' ') ? name.split(' ') : ['member', name];
      if (text === undefined || text === '')
        throw new Error(`${change.id}: "${name}" names nothing`);
      if (kind === 'member') add(members, text, { change, to });
      else if (kind === 'export') add(exports, `${change.product} ${text}`, { change, to });
      else if (kind === 'module') modules.push({ change, from: text, to });
      else if (kind === 'event') events.set(text, { change, to });
      else if (kind === 'dates' && to !== null) dates.push({ change, to });
      else if (kind === 'class') {
        const pattern = new RegExp(`(?<![\\w-])${text}(?![\\w-])`, 'g');
        classes.push({ change, from: text, to, pattern });
        const [, component = '', key = ''] = /^([A-Za-z]+)-(.+)$/.exec(text) ?? [];
        const owner = CLASS_OWNERS[component];
        if (!owner) continue;
        add(members, `${owner}.${key}`, { change, to: to && to.replace(`${component}-`, '') });
        const declared = declarations.get(change.product) ?? '';
        declarations.set(
          change.product,
          `${declared}export interface ${owner} { '${key}': any }\n`,
        );
      } else throw new Error(`${change.id}: "${name}" is of no kind that is known`);
    }
  }
  const getLast = (name: string) => name.replace(/^.*[. ]/, '');
  return {
    members,
    memberNames: new Set([...members.keys()].map((name) => name.slice(name.indexOf('.') + 1))),
    exports,
    exportNames: new Set([...exports.keys()].map(getLast)),
    classes,
    modules,
    dates,
    events,
    declarations,
  };
}
