import ts from 'typescript';
import type { ComputedLibrary } from '../../../core/demo/date-library.ts';

interface Input {
  source: ts.SourceFile;
  /** The rewritten statements, with the part of the source that each replaces. */
  body: readonly { text: string; from: number; to: number }[];
  library: ComputedLibrary;
  adapter: string;
  /** Imported names of the library and their local names. */
  used: ReadonlyMap<string, string>;
  /** Locales of date-fns. */
  locales: ReadonlySet<string>;
}

function printNames(names: Iterable<readonly [string, string]>): string {
  return [...names]
    .map(([name, local]) => (name === local ? name : `${name} as ${local}`))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(', ');
}

/** Whether a name stands in code, and not only in types. */
function isValue(name: string, body: Input['body']): boolean {
  return body.some(({ text }) => new RegExp(`\\b${name}\\.`).test(text));
}

function printLibraryImport({ library, used, body }: Input): string[] {
  if (used.size === 0) return [];
  if (library === 'date-fns') return [`import { ${printNames(used)} } from 'date-fns';`];
  if (library === 'Luxon') {
    const isType = !isValue(used.get('DateTime')!, body);
    return [`import ${isType ? 'type ' : ''}{ ${printNames(used)} } from 'luxon';`];
  }
  const [type, value] = [used.get('Moment'), used.get('moment')];
  const name = type === undefined || type === 'Moment' ? 'Moment' : `Moment as ${type}`;
  if (value === undefined) return [`import type { ${name} } from 'moment';`];
  return [`import ${value}${type === undefined ? '' : `, { type ${name} }`} from 'moment';`];
}

/** Prints a module with the imports of another date library in the place of those of Day.js. */
export function printImports(input: Input): string {
  const { source, body, library, adapter, locales } = input;
  const imports = source.statements.filter(ts.isImportDeclaration);
  const getSpecifier = (node: ts.ImportDeclaration) =>
    (node.moduleSpecifier as ts.StringLiteral).text;
  const edits = body.map((each) => ({ ...each }));
  const own = imports.filter((node) => /^dayjs($|\/)/.test(getSpecifier(node)));
  const lines = printLibraryImport(input);
  if (locales.size > 0) {
    lines.push(`import { ${[...locales].sort().join(', ')} } from 'date-fns/locale';`);
  }
  // Without a line of its own, what the file now needs goes below the import of React.
  const main = own.find((node) => getSpecifier(node) === 'dayjs') ?? own[0];
  for (const node of own) {
    const from = node.getStart();
    const end = source.text[node.end] === '\n' ? node.end + 1 : node.end;
    const specifier = getSpecifier(node);
    const locale = /^dayjs\/locale\/(.*)$/.exec(specifier)?.[1];
    const printed = [
      ...(locale !== undefined && library === 'Moment.js'
        ? [`import 'moment/locale/${locale}';`]
        : []),
      ...(node === main ? lines : []),
    ];
    edits.push({ from, to: end, text: printed.map((line) => `${line}\n`).join('') });
  }
  if (!main && lines.length > 0) {
    const react = imports.find((node) => getSpecifier(node) === 'react');
    const at = react ? react.end + 1 : (imports[0]?.getStart() ?? 0);
    edits.push({ from: at, to: at, text: lines.map((line) => `${line}\n`).join('') });
  }
  for (const node of imports) {
    if (!/\/AdapterDayjs$/.test(getSpecifier(node))) continue;
    edits.push({
      from: node.getStart(),
      to: node.end,
      text: node.getText().replaceAll('AdapterDayjs', adapter),
    });
  }
  let result = '';
  let at = 0;
  for (const { from, to, text } of edits.sort((a, b) => a.from - b.from)) {
    result += source.text.slice(at, from) + text;
    at = to;
  }
  return result + source.text.slice(at);
}
