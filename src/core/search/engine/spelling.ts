import type { SearchMemberKind } from '../types.ts';

/** A name of the reference as a reader wrote it, with what the spelling says about its kind. */
export interface Spelling {
  name: string;
  /** The kinds that are written this way; absent for any. */
  kinds?: readonly SearchMemberKind[];
  /** The component or interface before the dot. */
  owner?: string;
}

const CALLED: readonly SearchMemberKind[] = ['method', 'function', 'hook', 'selector', 'property'];
const COMPONENT: readonly SearchMemberKind[] = ['component'];

/** Kinds by the words that readers put before or after a name. */
const KIND_WORDS: Readonly<Record<string, readonly SearchMemberKind[]>> = {
  component: COMPONENT,
  interface: ['interface'],
  prop: ['prop', 'property'],
  property: ['property', 'prop'],
  method: ['method'],
  slot: ['slot'],
  class: ['class', 'classType'],
  'css class': ['class'],
  variable: ['variable'],
  'css variable': ['variable'],
  event: ['event'],
  selector: ['selector'],
  hook: ['hook'],
  function: ['function'],
  constant: ['constant'],
  context: ['context'],
  type: ['type', 'interface'],
};

const WORDS = Object.keys(KIND_WORDS).join('|');
const BEFORE = new RegExp(`^(${WORDS})\\s+(.+)$`, 'i');
const AFTER = new RegExp(`^(.+?)\\s+(${WORDS})$`, 'i');

/**
 * Reads what a name is from the way it is written: `--x`, `.MuiX-y`, `x--y`, `<X />`, `slots.x`,
 * `x()` or `X.y`.
 */
export function readSpelling(text: string): Spelling {
  const written = text.trim();
  if (/^--\w/.test(written)) return { name: written, kinds: ['variable'] };
  if (/^\.?Mui[A-Z]\w*-\w|^\.[a-z]|^[\w-]*\w--\w/i.test(written)) {
    return { name: written, kinds: ['class', 'classNames', 'component', 'variable'] };
  }
  const element = /^<\/?(\w+)[\s/>]*$/.exec(written)?.[1];
  if (element !== undefined) return { name: element, kinds: COMPONENT };
  const slot = /(?:^|\.)(?:slots|slotProps)\.(\w+)$/.exec(written)?.[1];
  if (slot !== undefined) return { name: slot, kinds: ['slot'] };
  const called = /^(?:.*\.)?([\w$]+)\s*\(.*\)$/s.exec(written)?.[1];
  if (called !== undefined) return { name: called, kinds: CALLED };
  const method = /^(?:.*\.)?current\.(\w+)$/.exec(written)?.[1];
  if (method !== undefined) return { name: method, kinds: CALLED };
  const [, owner, name] = /^(\w+)\.(\w+)$/.exec(written) ?? [];
  if (owner !== undefined && name !== undefined) return { name, owner };
  return { name: written };
}

/** Reads a name with the word of its kind beside it, `rowClick event`; null without such a word. */
export function readKindWord(text: string): Spelling | null {
  const written = text.trim();
  const [, before, rest] = BEFORE.exec(written) ?? [];
  if (before !== undefined && rest !== undefined) {
    return { name: rest, kinds: KIND_WORDS[before.toLowerCase()]! };
  }
  const [, name, after] = AFTER.exec(written) ?? [];
  if (after === undefined || name === undefined) return null;
  return { name, kinds: KIND_WORDS[after.toLowerCase()]! };
}
