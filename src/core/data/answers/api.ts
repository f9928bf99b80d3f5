import type { ApiImport } from '../../api/model.ts';
import {
  createVersionView,
  findRowMark,
  type VersionMark,
} from '../../api/history/version-view.ts';
import type { DateLibrary } from '../../demo/date-library.ts';
import { renderCostText } from '../../api/cost/cost-text.ts';
import { listApiEntries, type ApiEntry } from './api-entries.ts';
import { findFormer, type FormerName } from './former-names.ts';
import { getRunnableCode } from './examples.ts';
import {
  RequestError,
  type Answer,
  type AsOf,
  type DocsLibrary,
  type LibraryExample,
} from './library.ts';
import { findNearest } from './names.ts';
import { listNearest } from './pages.ts';

/** A longer example is named, and not shown. */
const MOST_LINES = 60;
/** Owners of a member that are named besides the one that is shown. */
const MOST_OWNERS = 8;

/** Splits `DataGrid.rows`; a class, such as `.MuiDataGrid-row`, has no owner. */
function splitName(name: string): { owner?: string; member: string } {
  const [, owner, member] = /^(\w+)\.(.+)$/.exec(name) ?? [];
  return owner !== undefined && member !== undefined ? { owner, member } : { member: name };
}

function listEntries(library: DocsLibrary): ApiEntry[] {
  return library.products.flatMap(({ folder }) => [
    ...listApiEntries(library.readApi(folder), folder),
  ]);
}

/** What the packages export by name, such as components, hooks and interfaces; not their members. */
export function listSymbols(library: DocsLibrary): Pick<ApiEntry, 'name' | 'kind'>[] {
  const named = listEntries(library).filter(({ owner, kind }) => !owner && kind !== 'class');
  return [...new Map(named.map(({ name, kind }) => [name, { name, kind }])).values()];
}

/** Whole components and interfaces before their members, and common kinds of members first. */
const KIND_ORDER: readonly ApiEntry['kind'][] = [
  'component',
  'interface',
  'hook',
  'function',
  'constant',
  'context',
  'classes',
  'type',
  'prop',
  'property',
  'method',
  'event',
  'slot',
  'selector',
  'CSS variable',
  'class',
];

/**
 * Finds the entries of a name, the most likely first. A member that only the component of a paid plan
 * has is found under the name of the free one, too.
 */
function findEntries(entries: readonly ApiEntry[], name: string): ApiEntry[] {
  const { owner, member } = splitName(name);
  const names = ['Pro', 'Premium'].map((plan) => `${owner}${plan}.${member}`);
  const found = [name, ...(owner === undefined ? [] : names)].flatMap((each) =>
    findNamed(entries, each),
  );
  const getWeight = ({ kind, plan, owner: of = '' }: ApiEntry) =>
    KIND_ORDER.indexOf(kind) * 100 + (plan ? 10 : 0) + of.length / 100;
  return found.toSorted((a, b) => getWeight(a) - getWeight(b));
}

function findNamed(entries: readonly ApiEntry[], name: string): ApiEntry[] {
  const { owner, member } = splitName(name);
  const find = (isSame: (a: string, b: string) => boolean) =>
    entries.filter((entry) => {
      const isNamed = [entry.name, ...entry.aliases].some((each) => isSame(each, member));
      const isWhole = [...entry.aliases, `${entry.owner}.${entry.name}`].some((each) =>
        isSame(each, name),
      );
      if (owner === undefined) return isNamed;
      return isWhole || (isNamed && entry.owner !== undefined && isSame(entry.owner, owner));
    });
  const exact = find((a, b) => a === b);
  return exact.length > 0 ? exact : find((a, b) => a.toLowerCase() === b.toLowerCase());
}

/** `import { GridColDef } from '@mui/x-data-grid';` */
function writeImport(imports: readonly ApiImport[]): string | undefined {
  const [first] = imports;
  return first && `import { ${first.name} } from '${first.from}';`;
}

/** The shortest example that uses a name, preferably of a page about its owner. */
function findExampleOf(library: DocsLibrary, entry: ApiEntry): LibraryExample | undefined {
  const pattern = new RegExp(`\\b${entry.name.replace(/[^\w$]/g, '\\$&')}\\b`);
  const owner = entry.kind === 'prop' || entry.kind === 'slot' ? entry.owner : undefined;
  const ownerPattern = owner === undefined ? null : new RegExp(`<${owner}\\b`);
  return library
    .readExamples(entry.folder)
    .filter(({ code }) => pattern.test(code) && (ownerPattern?.test(code) ?? true))
    .toSorted((a, b) => a.code.length - b.code.length)[0];
}

/** What the reader's release has instead, as a sentence; null if it is the same there. */
function describeMark(mark: VersionMark, version: string): string {
  if (mark.kind === 'later') {
    const former = mark.formerly === undefined ? '' : ` There it is called \`${mark.formerly}\`.`;
    return `Not in ${version}: it came with ${mark.since}.${former}`;
  }
  const list = mark.changes.map(({ change, before = 'none', after = 'none' }) => {
    if (change === 'retyped') return `its type was \`${before}\``;
    if (change === 'default') return `its default was \`${before}\``;
    if (change === 'plan') return `it was in the ${before} plan`;
    if (change === 'required') return 'it was optional';
    if (change === 'optional') return 'it was required';
    if (change === 'deprecated') return 'it was not deprecated';
    return `${change}: \`${before}\` became \`${after}\``;
  });
  return `In ${version}, ${list.join('; ')}.`;
}

function getMark(library: DocsLibrary, entry: ApiEntry, asOf: AsOf) {
  const own = asOf.get(entry.folder);
  if (!own) return null;
  const data = library.readHistory(entry.folder);
  const view = createVersionView(data, own.release);
  const mark = view && findRowMark(data, view, entry.id);
  return mark && { ...mark, text: describeMark(mark, own.version) };
}

const getFullName = ({ owner, name }: ApiEntry) =>
  owner === undefined ? name : `${owner}.${name}`;

function toData(entry: ApiEntry) {
  const { folder, kind, owner, name, type, required, since, deprecated, plan, url } = entry;
  const importLine = writeImport(entry.imports);
  return {
    name: getFullName(entry),
    kind,
    product: folder,
    ...(owner !== undefined && { owner }),
    member: name,
    ...(type !== undefined && { type }),
    default: entry.default ?? null,
    required: required === true,
    since: since ?? null,
    plan: plan ?? 'community',
    ...(deprecated !== undefined && { deprecated }),
    ...(importLine !== undefined && { import: importLine, package: entry.imports[0]!.from }),
    ...(entry.cost && { cost: entry.cost }),
    description: entry.description,
    url,
  };
}

function describeFacts(entry: ApiEntry): string[] {
  const { kind, type, required, since, deprecated, plan, imports, cost } = entry;
  const importLine = writeImport(imports);
  return [
    `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}${entry.owner === undefined ? '' : ` of ${entry.owner}`}${plan ? `, ${plan} plan` : ''}${since ? `, since ${since}` : ''}.`,
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`.trim()]),
    ...(entry.description === '' ? [] : [entry.description]),
    ...(type === undefined
      ? []
      : [type.includes('\n') ? `\`\`\`ts\n${type}\n\`\`\`` : `Type: \`${type}\``]),
    ...(entry.default === undefined ? [] : [`Default: \`${entry.default}\``]),
    ...(required ? ['Required.'] : []),
    ...(importLine === undefined ? [] : [`\`${importLine}\``]),
    ...(cost === undefined ? [] : [renderCostText(cost)]),
  ];
}

/** Lists the members of a component or an interface, a line for each. */
function describeMembers(members: readonly ApiEntry[]): string[] {
  const groups = Map.groupBy(members, ({ kind }) => kind);
  return [...groups].map(([kind, list]) => {
    const lines = list.map(({ name, type = '', default: value, required, since, plan }) => {
      const facts = [
        required && 'required',
        value !== undefined && `default \`${value}\``,
        since && `since ${since}`,
        plan,
      ].filter(Boolean);
      const short = type.length > 90 ? `${type.slice(0, 88)}…` : type;
      return `- ${name}${short === '' ? '' : `: \`${short}\``}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
    });
    return `${kind} (${list.length}):\n${lines.join('\n')}`;
  });
}

function describeFormer({ name, owner, until, now, product }: FormerName): string {
  const whole = owner === name || owner === 'exports' ? name : `${owner}.${name}`;
  const next = now === undefined ? 'It has no successor of that kind.' : `It is now \`${now}\`.`;
  return `\`${whole}\` (${product}) was removed in ${until}. ${next}`;
}

function answerUnknown(
  library: DocsLibrary,
  entries: readonly ApiEntry[],
  name: string,
  asOf: AsOf,
): Answer {
  const { owner, member } = splitName(name);
  const former = findFormer(library, member, owner);
  const used = former.find(({ product, lastRelease }) => {
    const own = asOf.get(product);
    return own !== undefined && own.release === lastRelease;
  });
  const ofOwner = entries.filter((entry) => owner !== undefined && entry.owner === owner);
  const isOwnerKnown = ofOwner.length > 0;
  const nearest = isOwnerKnown
    ? findNearest(
        member,
        ofOwner.map((entry) => entry.name),
      ).map((each) => `${owner}.${each}`)
    : findNearest(name, entries.map(owner === undefined ? (entry) => entry.name : getFullName));
  const lines = former.slice(0, 3).map(describeFormer);
  return {
    found: used !== undefined,
    text: [
      `The reference of ${library.release} has no \`${name}\`.`,
      ...lines,
      ...(former.length > 0 ? [] : [listNearest(nearest).trim()]),
    ]
      .filter(Boolean)
      .join('\n'),
    data: { problem: 'unknown name', name, nearest, former },
  };
}

/** Answers what a name of the reference is, as of the releases that the reader uses. */
export function answerApi(
  library: DocsLibrary,
  query: string,
  asOf: AsOf,
  dateLibrary: DateLibrary = 'Day.js',
): Answer {
  const name = query.trim().replace(/^<|\s*\/?>$|\(\)$/g, '');
  if (name === '') throw new RequestError('Name an entry of the reference, such as DataGrid.rows.');
  const entries = listEntries(library);
  const [first, ...others] = findEntries(entries, name);
  if (!first) return answerUnknown(library, entries, name, asOf);
  const mark = getMark(library, first, asOf);
  const members = entries.filter(
    ({ owner, folder }) => owner === first.name && folder === first.folder && !first.owner,
  );
  const example = findExampleOf(library, first);
  const code = example && getRunnableCode(example, dateLibrary).code.trimEnd();
  const isShort = code !== undefined && code.split('\n').length <= MOST_LINES;
  const named = [...new Set(others.map(getFullName))].filter((each) => each !== getFullName(first));
  const text = [
    `**${getFullName(first)}**`,
    ...(mark ? [mark.text] : []),
    ...describeFacts(first),
    ...describeMembers(members),
    ...(example
      ? [isShort ? `Example:\n\`\`\`tsx\n${code}\n\`\`\`` : `Example: \`example ${example.id}\``]
      : []),
    ...(named.length > 0
      ? [
          `Also: ${named.slice(0, MOST_OWNERS).join(', ')}${named.length > MOST_OWNERS ? `, and ${named.length - MOST_OWNERS} others` : ''}.`,
        ]
      : []),
    first.url,
  ].join('\n\n');
  return {
    found: true,
    text,
    data: {
      ...toData(first),
      ...(mark && { asOf: { ...mark, version: asOf.get(first.folder)?.version } }),
      ...(members.length > 0 && { members: members.map(toData) }),
      ...(example && { example: { id: example.id, url: example.url, ...(isShort && { code }) } }),
      others: others.map(toData),
    },
  };
}
