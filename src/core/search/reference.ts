import { findApiObjectInterface, findEntity } from '../api/links.ts';
import type { ApiExport, ApiModel } from '../api/model.ts';
import { toPlainText } from '../api/plain-text.ts';
import type { ApiRow } from '../api/sections.ts';
import { getSubjectSections } from '../api/subject-sections.ts';
import { getPageHeading, type ApiSubject, type Page } from '../page/page.ts';
import { createAliasFinder, getVariableParts } from './names-without-row.ts';
import { toSearchEntity, toSearchMember, toSearchType } from './members.ts';
import type { SearchMember, SearchMemberKind, SearchPart } from './types.ts';

/** Returns a key that is the same for a row and its copy in a variant. A class can have its own. */
function toKey({ kind, name, type = '' }: ApiRow): string {
  return `${kind} ${name} ${kind === 'class' ? type : ''}`;
}

function getRows(subject: ApiSubject, model: ApiModel): readonly ApiRow[] {
  return getSubjectSections(subject, model).flatMap(({ rows }) => rows);
}

/** Returns the rows of a page that are not on the page of its base. */
function getOwnRows(subject: ApiSubject, model: ApiModel): readonly ApiRow[] {
  const { kind, name } = subject;
  const base = model.components.find((each) => each.name === name)?.variantOf;
  const rows = getRows(subject, model);
  if (kind !== 'component' || base === undefined) return rows;
  const known = new Set(getRows({ kind, name: base }, model).map(toKey));
  return rows.filter((row) => !known.has(toKey(row)));
}

/** Returns the kind that readers see: interfaces have properties, the API object also methods. */
function getMemberKind(
  { kind, type = '' }: ApiRow,
  subject: ApiSubject,
  model: ApiModel,
): SearchMemberKind {
  if (kind === 'export') throw new Error('An export has a kind of its own.');
  if (subject.kind !== 'interface') return kind;
  const isApiObject = findApiObjectInterface(model)?.name === subject.name;
  return isApiObject && type.includes('=>') ? 'method' : 'property';
}

function getEntity({ kind, name }: ApiSubject, model: ApiModel): SearchMember | undefined {
  if (kind !== 'component' && kind !== 'interface') return undefined;
  const entity = findEntity(model, name);
  return entity && toSearchEntity(entity, kind);
}

/** Kinds of exports as readers see them, where their names differ. */
function toKind(kind: ApiExport['kind']): SearchMemberKind {
  if (kind === 'class') return 'classType';
  return kind === 'classes' ? 'classNames' : kind;
}

function getMember(row: ApiRow, subject: ApiSubject, model: ApiModel): SearchMember {
  const entry = row.kind === 'export' && model.exports.find(({ name }) => name === row.name);
  if (entry) return toSearchEntity(entry, toKind(entry.kind));
  // The rows of a topic are about its components.
  const owner = subject.kind === 'topic' ? getRowOwner(row) : subject.name;
  return toSearchMember(owner, row, getMemberKind(row, subject, model));
}

/** `GridToolbar` of the anchor `GridToolbar-prop-slotProps`. */
function getRowOwner({ id, kind, name }: ApiRow): string {
  return id.slice(0, -`-${kind}-${name}`.length);
}

/** The definitions on the page of types, which are not rows. */
function getTypeParts({ kind }: ApiSubject, { types }: ApiModel): SearchPart[] {
  if (kind !== 'types') return [];
  return types.map((type) => ({
    id: type.name,
    title: type.name,
    text: toPlainText(type.description ?? ''),
    member: toSearchType(type),
  }));
}

/**
 * Returns the parts of an API page: its top, with the component or interface that the page is
 * about, and the rows that are on no other page.
 */
export function getReferenceParts(
  { frontMatter }: Page,
  subject: ApiSubject,
  model: ApiModel,
): SearchPart[] {
  const top = { id: '', title: getPageHeading(frontMatter), text: '' };
  const entity = getEntity(subject, model);
  const findAliases = createAliasFinder(model);
  return [
    entity ? { ...top, member: entity, ...findAliases(entity.owner) } : top,
    ...getOwnRows(subject, model).map((row) => ({
      id: row.id,
      title: row.name,
      text: toPlainText(row.description),
      member: getMember(row, subject, model),
      ...(row.kind === 'export' ? findAliases(row.name) : {}),
    })),
    ...getVariableParts(subject, model),
    ...getTypeParts(subject, model),
  ];
}
