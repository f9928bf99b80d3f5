import { findApiObjectInterface, findEntity } from '../api/links.ts';
import type { ApiModel } from '../api/model.ts';
import { toPlainText } from '../api/pages.ts';
import { getSubjectSections, type ApiRow } from '../api/sections.ts';
import { getPageHeading, type ApiSubject, type Page } from '../page/page.ts';
import { toSearchEntity, toSearchMember } from './members.ts';
import type { SearchMember, SearchMemberKind, SearchPart } from './types.ts';

/** Returns a key that is the same for a row and its copy in a variant. */
function toKey({ kind, name }: ApiRow): string {
  return `${kind} ${name}`;
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
  if (subject.kind !== 'interface') return kind;
  const isApiObject = findApiObjectInterface(model)?.name === subject.name;
  return isApiObject && type.includes('=>') ? 'method' : 'property';
}

function getEntity({ kind, name }: ApiSubject, model: ApiModel): SearchMember | undefined {
  if (kind !== 'component' && kind !== 'interface') return undefined;
  const entity = findEntity(model, name);
  return entity && toSearchEntity(entity, kind);
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
  return [
    entity ? { ...top, member: entity } : top,
    ...getOwnRows(subject, model).map((row) => ({
      id: row.id,
      title: row.name,
      text: toPlainText(row.description),
      member: toSearchMember(subject.name, row, getMemberKind(row, subject, model)),
    })),
  ];
}
