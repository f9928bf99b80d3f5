import type { ApiComponent, ApiInterface } from '../api/model.ts';
import type { ApiRow } from '../api/sections.ts';
import type { SearchMember, SearchMemberKind } from './types.ts';

/** What the index keeps of a row of the reference. `kind` says what the row is to a reader. */
export function toSearchMember(owner: string, row: ApiRow, kind: SearchMemberKind): SearchMember {
  const signature = row.type ?? getCallSignature(row);
  // `params.row` is a field of the argument `params`.
  const params = row.signature?.params.map(({ name }) => name).filter((name) => !/\W/.test(name));
  const isNamed = params !== undefined && getParameterNames(signature) === null;
  return {
    kind,
    owner,
    signature,
    ...(isNamed && params.length > 0 ? { params } : {}),
    ...(row.default === undefined ? {} : { default: row.default }),
    ...(row.plan === undefined ? {} : { plan: row.plan }),
    ...(row.since === undefined ? {} : { since: `v${row.since}` }),
  };
}

function getCallSignature({ signature }: ApiRow): string {
  if (!signature) return '';
  return `(${signature.params.map(({ name, type }) => `${name}: ${type}`).join(', ')})`;
}

/** A component or interface as a whole; its signature is the line that imports it. */
export function toSearchEntity(
  entity: ApiComponent | ApiInterface,
  kind: 'component' | 'interface',
): SearchMember {
  const [first] = entity.imports;
  return {
    kind,
    owner: entity.name,
    signature: first ? `import { ${first.name} } from '${first.from}'` : '',
    ...(entity.plan === undefined ? {} : { plan: entity.plan }),
    ...(entity.since === undefined ? {} : { since: `v${entity.since}` }),
  };
}

/** Names of the parameters in a function's type; null where the type is none. */
function getParameterNames(type: string): string[] | null {
  if (!/^\(.*\)\s*=>/s.test(type)) return null;
  const names: string[] = [];
  let depth = 0;
  let start = 1;
  for (let at = 0; at < type.length; at += 1) {
    const sign = type[at]!;
    if (/[([{<]/.test(sign)) depth += 1;
    const closes = /[)\]}]/.test(sign) || (sign === '>' && type[at - 1] !== '=');
    if (closes) depth -= 1;
    if (!(depth === 1 && sign === ',') && depth > 0) continue;
    const name = /^\s*(?:\.\.\.)?([\w$]+)\??\s*:/.exec(type.slice(start, at))?.[1];
    if (name !== undefined) names.push(name);
    if (depth === 0) break;
    start = at + 1;
  }
  return names;
}

/** A value that stands for a type: its default where it has one, else a value to be replaced. */
function getValue(name: string, member: SearchMember): string {
  const { default: value, signature, params } = member;
  if (value !== undefined && isExpression(value)) return value;
  const names = params ?? getParameterNames(signature);
  if (names) return `(${names.join(', ')}) => {}`;
  const choice = /^'[^']*'/.exec(signature)?.[0];
  if (choice !== undefined) return choice;
  if (/^string\b/.test(signature)) return "''";
  if (/^number\b/.test(signature)) return '0';
  // The usual name of the variable that holds it.
  return name;
}

/** Defaults are source text, but some packages describe them in words. */
function isExpression(text: string): boolean {
  return /^(['"[{(]|-?[\d.]+$|[A-Za-z_$][\w$.]*$)/.test(text);
}

function getJsx(name: string, member: SearchMember): string {
  if (/^boolean$/.test(member.signature)) {
    // A prop that is off is looked up by who wants it on, and the other way round.
    return member.default === 'true' ? `${name}={false}` : name;
  }
  const value = getValue(name, member);
  const text = /^(['"])([^'"{}\\]*)\1$/.exec(value)?.[2];
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`;
}

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The code that a reader would copy; null where there is none to write. */
export function getMemberCode(name: string, member: SearchMember): string | null {
  const { kind, signature, params } = member;
  const call = (params ?? getParameterNames(signature) ?? []).join(', ');
  switch (kind) {
    case 'component':
    case 'interface':
      return signature === '' ? null : `${signature};`;
    case 'prop':
      return getJsx(name, member);
    case 'property':
      return `${name}: ${getValue(name, member)},`;
    case 'method':
      return `apiRef.current.${name}(${call});`;
    case 'event':
      return `apiRef.current.subscribeEvent('${name}', (params, event, details) => {});`;
    case 'selector':
      return `${name}(apiRef)`;
    case 'slot':
      return `slots={{ ${name}: Custom${toPascalCase(name)} }}`;
    case 'class':
      return signature.replace(/^\./, '') || name;
  }
}
