import type { ControlKind, Literal } from './control.ts';
import { cleanType, readObjectType, splitUnion } from './type-text.ts';

/** A field of a prop: the path below it, empty for the prop itself. */
export interface Field {
  path: readonly string[];
  kind: ControlKind;
}

/** Finds what a name in a type stands for; null if the reference does not have it. */
export type FindType = (name: string) => { text: string } | { fields: Property[] } | null;

interface Property {
  name: string;
  type: string;
  isOptional: boolean;
}

/** Numbers of props without limits of their own. */
const LIMITS = { min: -1000, max: 10_000 };
/** How deep types are looked up. */
const DEPTH = 5;
/** Objects with more properties than this, such as translations, are left to code. */
const MANY_FIELDS = 16;

/** Types of other packages, and type parameters, which the reference does not define. */
const KNOWN: Readonly<Record<string, ControlKind>> = {
  boolean: { kind: 'boolean' },
  true: { kind: 'boolean' },
  Multiple: { kind: 'boolean' },
  TEnableAccessibleFieldDOMStructure: { kind: 'boolean' },
  number: { kind: 'number', ...LIMITS },
  string: { kind: 'text' },
  TDate: { kind: 'date', nullable: false },
  'DateRange<TDate>': { kind: 'range' },
  'React.ReactNode': { kind: 'text' },
  ReactNode: { kind: 'text' },
  SxProps: { kind: 'style', nested: true },
  'SxProps<Theme>': { kind: 'style', nested: true },
  'React.CSSProperties': { kind: 'style', nested: false },
  CSSProperties: { kind: 'style', nested: false },
};

function readLiteral(text: string): Literal | undefined {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return /^'([^']*)'$|^"([^"]*)"$/.exec(text)?.slice(1).find(Boolean);
}

function lookUp(type: string, findType: FindType, depth: number): ControlKind | null {
  const found = depth > 0 && /^\w+$/.test(type) ? findType(type) : null;
  return found && 'text' in found ? readKind(found.text, findType, depth - 1) : null;
}

function readList(type: string, findType: FindType, depth: number): ControlKind | null {
  const [, item] =
    /^(?:readonly )?(.+)\[\]$/.exec(type) ?? /^(?:Readonly)?Array<(.+)>$/.exec(type) ?? [];
  if (item === undefined) return null;
  const kind = readKind(item, findType, depth);
  if (kind?.kind === 'choice') return { kind: 'list', options: kind.options };
  if (kind?.kind === 'number') return { kind: 'words', numeric: true };
  return kind?.kind === 'text' && !kind.numeric ? { kind: 'words', numeric: false } : null;
}

/** Joins the members of a union that can be set by hand. The others are left to code. */
function joinKinds(
  literals: readonly Literal[],
  kinds: readonly ControlKind[],
): ControlKind | null {
  const nullable = literals.includes(null);
  const words = literals.filter((each) => typeof each === 'string');
  const find = (name: ControlKind['kind']) => kinds.find(({ kind }) => kind === name);
  const choices = kinds.flatMap((each) => (each.kind === 'choice' ? each.options : []));
  const text = find('text');
  if (text?.kind === 'text') {
    const suggestions = [...new Set([...words, ...choices, ...(text.suggestions ?? [])])];
    return {
      kind: 'text',
      ...(suggestions.length > 0 && { suggestions: suggestions.map(String) }),
      ...((find('number') || text.numeric) && { numeric: true }),
    };
  }
  const date = find('date');
  if (date) return { kind: 'date', nullable: nullable || (date as { nullable: boolean }).nullable };
  if (find('number')) {
    const all = [...words, ...choices.filter((each) => typeof each === 'string')];
    return {
      kind: 'number',
      ...LIMITS,
      ...(all.length > 0 && { words: [...new Set(all)] }),
      ...(nullable && { nullable }),
    };
  }
  const options = [
    ...literals,
    ...choices,
    ...(find('boolean') && literals.length + choices.length > 0 ? [true, false] : []),
  ];
  // Null alone says only that there is nothing.
  if (options.some((each) => each !== null))
    return { kind: 'choice', options: [...new Set(options)] };
  return kinds[0] ?? null;
}

/** Returns how a type is set by hand; null if it is not. */
export function readKind(text: string, findType: FindType, depth = DEPTH): ControlKind | null {
  const responsive = /^ResponsiveStyleValue<(.*)>$/.exec(cleanType(text))?.[1];
  const members = splitUnion(responsive ?? text).filter((each) => each !== 'undefined');
  const [only = ''] = members;
  if (members.length === 1) {
    const known = Object.hasOwn(KNOWN, only) ? KNOWN[only] : undefined;
    if (known) return known;
    const literal = readLiteral(only);
    if (literal !== undefined)
      return literal === null ? null : { kind: 'choice', options: [literal] };
    return readList(only, findType, depth) ?? lookUp(only, findType, depth);
  }
  const literals: Literal[] = [];
  const kinds: ControlKind[] = [];
  for (const member of members) {
    const literal = readLiteral(member);
    if (literal !== undefined) literals.push(literal);
    else {
      const kind = readKind(member, findType, depth);
      if (kind) kinds.push(kind);
    }
  }
  if (literals.length === 2 && literals.includes(true) && literals.includes(false)) {
    return { kind: 'boolean' };
  }
  return joinKinds(literals, kinds);
}

function findFields(text: string, findType: FindType, depth: number): Property[] | null {
  const type = cleanType(text);
  const [, wrapper, inner = '', names = ''] =
    /^(Partial|Pick)<(.+?)(?:, ((?:'[^']+'(?: \| )?)+))?>$/.exec(type) ?? [];
  if (wrapper !== undefined) {
    const fields = findFields(inner, findType, depth);
    if (wrapper === 'Partial')
      return fields?.map((each) => ({ ...each, isOptional: true })) ?? null;
    const picked = names.split('|').map((each) => each.trim().slice(1, -1));
    return fields?.filter((each) => picked.includes(each.name)) ?? null;
  }
  const object = readObjectType(type);
  if (object || depth === 0) return object;
  const [, name = '', argument] = /^(\w+)(?:<(.+)>)?$/.exec(type) ?? [];
  const found = name === '' ? null : findType(name);
  if (!found) return null;
  if ('fields' in found) return found.fields;
  // The one type parameter of the few generic object types.
  const body = argument === undefined ? found.text : found.text.replace(/\bT\b/g, argument);
  return findFields(body, findType, depth - 1);
}

/**
 * Returns the fields with which a prop of that type is set by hand: one for most types, several for
 * an object whose properties are all optional, none where only code can do it.
 */
export function readFields(text: string, findType: FindType): Field[] {
  const kind = readKind(text, findType);
  if (kind) return [{ path: [], kind }];
  for (const member of splitUnion(text)) {
    const properties = findFields(member, findType, DEPTH);
    if (!properties || properties.some(({ isOptional }) => !isOptional)) continue;
    const fields = properties.flatMap((property): Field[] => {
      const inner = readKind(property.type, findType);
      return inner ? [{ path: [property.name], kind: inner }] : [];
    });
    if (fields.length > 0 && properties.length <= MANY_FIELDS) return fields;
  }
  return [];
}
