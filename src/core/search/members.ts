import type { ApiComponent, ApiExport, ApiInterface, ApiType } from '../api/model.ts';
import type { ApiRow } from '../api/sections.ts';
import type { SearchMember, SearchMemberKind } from './types.ts';

/** Converts a row of the reference to an index entry. `kind` is the kind that readers see. */
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

/** Converts a component, an interface or another export to an index entry. Its signature is its import statement. */
export function toSearchEntity(
  entity: ApiComponent | ApiInterface | ApiExport,
  kind: SearchMemberKind,
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

/** Converts a type without a page to an index entry. */
export function toSearchType({ name, from, plan }: ApiType): SearchMember {
  return {
    kind: 'type',
    owner: name,
    signature: from === undefined ? '' : `import type { ${name} } from '${from}'`,
    ...(plan === undefined ? {} : { plan }),
  };
}

/** Returns the parameter names of a function type; null for other types. */
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

/** Returns an example value: the default if it is code, else a placeholder of the type. */
function getValue(name: string, member: SearchMember): string {
  const { default: value, signature, params } = member;
  if (value !== undefined && isExpression(value)) return value;
  const names = params ?? getParameterNames(signature);
  if (names) return `(${names.join(', ')}) => {}`;
  const choice = /^'[^']*'/.exec(signature)?.[0];
  if (choice !== undefined) return choice;
  if (/^string\b/.test(signature)) return "''";
  if (/^number\b/.test(signature)) return '0';
  // A variable of the same name is the usual value.
  return name;
}

/** Whether a default is code. Some packages describe defaults in prose. */
function isExpression(text: string): boolean {
  return /^(['"[{(]|-?[\d.]+$|[A-Za-z_$][\w$.]*$)/.test(text);
}

function getJsx(name: string, member: SearchMember): string {
  if (/^boolean$/.test(member.signature)) {
    // A reader who looks up a prop usually wants the opposite of its default.
    return member.default === 'true' ? `${name}={false}` : name;
  }
  const value = getValue(name, member);
  const text = /^(['"])([^'"{}\\]*)\1$/.exec(value)?.[2];
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`;
}

function toPascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Returns the code that a reader would copy; null if there is none. */
export function getMemberCode(name: string, member: SearchMember): string | null {
  const { kind, signature, params } = member;
  const call = (params ?? getParameterNames(signature) ?? []).join(', ');
  switch (kind) {
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
    case 'variable':
      return name;
    case 'class':
      return signature.replace(/^\./, '') || name;
    default:
      return signature === '' ? null : `${signature};`;
  }
}
