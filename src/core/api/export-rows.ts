import { formatSize } from './cost/format-size.ts';
import { mergeCalls, renderCall, renderNew } from './calls.ts';
import { getApiAnchor } from './links.ts';
import type { ApiCall, ApiExport, ApiImport, ApiModel } from './model.ts';
import { getMemberRow, type ApiRow, type ApiSection } from './sections.ts';

/** Headings of the exports of one kind, in the order of the page. */
const KIND_TITLES: readonly (readonly [ApiExport['kind'], string])[] = [
  ['hook', 'Hooks'],
  ['context', 'Contexts'],
  ['component', 'Components'],
  ['function', 'Functions'],
  ['class', 'Classes'],
  ['constant', 'Constants'],
  ['classes', 'Objects with class names'],
];

/** More class names than this are counted, because the page of the component lists them. */
const FEW_RULES = 8;

/** Kinds whose size readers ask for, from this number of bytes. */
const COSTLY: ReadonlySet<ApiExport['kind']> = new Set(['component', 'hook', 'class']);
const MIN_COST = 1000;

function getCallRefs({ params, returns }: ApiCall): string[] {
  return [...params.flatMap(({ refs = [] }) => refs), ...(returns.refs ?? [])];
}

function getType({ kind, calls, type, rules, imports }: ApiExport): string | undefined {
  const [first] = calls ?? [];
  if (kind === 'class') return type === undefined ? undefined : `implements ${type}`;
  if (first) return renderCall(first);
  if (rules) return `{ ${rules.length} class names }`;
  // A component is recognized by what it is imported from.
  return kind === 'component' ? (imports[0]?.from ?? type) : type;
}

/** The result of a constructor is the class itself. */
function getCall(kind: ApiExport['kind'], calls: readonly ApiCall[]): ApiRow['call'] {
  const parts = mergeCalls(calls);
  return kind === 'class' ? { ...parts, returns: [] } : parts;
}

/** The component whose page lists the same class names. */
function findOwner({ rules = [] }: ApiExport, { components }: ApiModel): string | undefined {
  return components.find(
    ({ classes }) =>
      classes.length > 0 &&
      rules.every((rule) => classes.some((each) => each.class === rule.class)),
  )?.name;
}

/** `deep` is a longer path to the same export. */
function renderImport({ name, from }: ApiImport, deep: ApiImport | undefined): string {
  const other = deep ? ` // or '${deep.from}'` : '';
  return `import { ${name} } from '${from}';${other}`;
}

function getFacts(entry: ApiExport, model: ApiModel): ApiRow['facts'] {
  const { imports, calls = [], renders, usedBy, fills, fits, rules = [], members } = entry;
  const roots = imports.filter(({ from }) => from.split('/').length === 2);
  const [root] = roots.length > 0 ? roots : imports;
  const deep = imports.find(({ from }) => root && from.startsWith(`${root.from}/`));
  const owner = rules.length > 0 ? findOwner(entry, model) : undefined;
  const list = (names: readonly string[]) => ({ code: names.join(', '), refs: names });
  const listSlots = (slots: readonly string[]) => ({
    code: slots.join(', '),
    refs: slots.map((slot) => slot.replace(/\.\w+$/, '')),
  });
  return [
    ...(root ? [{ label: 'Import', code: renderImport(root, deep) }] : []),
    ...(entry.cost && COSTLY.has(entry.kind) && entry.cost.material >= MIN_COST
      ? [{ label: 'Adds', code: formatSize(entry.cost.material) }]
      : []),
    ...(entry.kind === 'class' && calls[0]
      ? [
          {
            label: 'Constructor',
            code: renderNew(entry.name, calls[0]),
            refs: getCallRefs(calls[0]),
          },
        ]
      : []),
    ...calls.slice(1).map((call) => ({
      label: 'Or',
      code: renderCall(call),
      refs: getCallRefs(call),
    })),
    ...(fills ? [{ label: 'Default of', ...listSlots(fills) }] : []),
    ...(fits ? [{ label: 'Fits', ...listSlots(fits) }] : []),
    ...(renders ? [{ label: 'Renders', ...list(renders) }] : []),
    ...(usedBy ? [{ label: 'Used by', ...list(usedBy) }] : []),
    ...(owner === undefined ? [] : [{ label: 'Classes of', ...list([owner]) }]),
    ...(rules.length > 0 && rules.length <= FEW_RULES
      ? [{ label: 'Values', code: rules.map((each) => `.${each.class}`).join(', ') }]
      : []),
    ...(members && entry.kind === 'component'
      ? [{ label: 'Props', code: members.map(({ name }) => name).join(', ') }]
      : []),
  ];
}

/** The row of an export. Its anchor is its name. */
export function getExportRow(entry: ApiExport, model: ApiModel): ApiRow {
  const { name, plan, deprecated, since, calls = [], refs = [], description } = entry;
  const type = getType(entry);
  return {
    kind: 'export',
    id: getApiAnchor('', 'export', name),
    name,
    plan,
    deprecated,
    since,
    type,
    refs: [...new Set([...refs, ...calls.slice(0, 1).flatMap(getCallRefs)])],
    description,
    ...(calls.length > 0 && { call: getCall(entry.kind, calls) }),
    throws: entry.throws,
    facts: getFacts(entry, model),
  };
}

/** `GridToolbar` → `grid-toolbar` */
const toId = (text: string) => text.replace(/(?<=[a-z\d])(?=[A-Z])|\s+/g, '-').toLowerCase();

/** A component with props has its own list of them, after the others, and so has a class. */
function getMemberSections(entries: readonly ApiExport[]): ApiSection[] {
  return entries
    .filter(({ members = [] }) => members.length > 0)
    .map(({ name, kind, members = [] }) => ({
      id: `${toId(name)}-${kind === 'class' ? 'members' : 'props'}`,
      title: `${kind === 'class' ? 'Members' : 'Props'} of ${name}`,
      layout: 'props',
      columns: { name: 'Name', type: 'Type', default: 'Default' },
      rows: members.map((member) => getMemberRow(name, 'prop', member)),
    }));
}

/** Returns the exports of a topic by kind, then the members of its components and classes. */
export function getTopicSections(model: ApiModel, slug: string): ApiSection[] {
  const entries = model.exports.filter(({ topic }) => topic === slug);
  const byKind = KIND_TITLES.flatMap(([kind, title]): ApiSection[] => {
    const rows = entries
      .filter((each) => each.kind === kind)
      .map((each) => getExportRow(each, model));
    if (rows.length === 0) return [];
    const columns = { name: 'Name', type: kind === 'component' ? 'Package' : 'Type' };
    return [{ id: toId(title), title, layout: 'props', columns, rows }];
  });
  return [...byKind, ...getMemberSections(entries)];
}
