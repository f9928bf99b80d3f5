import { getChangeKey, type ApiChangeData } from '../../../core/api/history/change-list.ts';
import type { ApiChange } from '../../../core/api/history/diff.ts';
import {
  findRowMark,
  getRowOwner,
  listRemoved,
  listRemovedNames,
  REMOVED_ID,
  type RemovedMember,
  type VersionMark,
  type VersionView,
} from '../../../core/api/history/version-view.ts';
import type { Tier } from '../../../core/plan.ts';
import { create, createCode, fill, t } from './elements.ts';

/** How many entries of a page differ in the reader's release. */
export interface MarkCounts {
  later: number;
  changed: number;
  removed: number;
}

function describeLater(mark: VersionMark & { kind: 'later' }, version: string): (Node | string)[] {
  const { since, formerly } = mark;
  return formerly === undefined
    ? [t('usedVersion.later', { since, version })]
    : fill(t('usedVersion.renamed', { since, version, name: '{name}' }), {
        name: createCode(formerly),
      });
}

/** Says what the reader's release has where the page says something else. */
function describeChange({ change, before = '' }: ApiChange): Node {
  const say = (label: 'type' | 'default', value: string) =>
    create(
      'li',
      '',
      ...fill(t(`usedVersion.before.${label}`, { value: '{value}' }), { value: createCode(value) }),
    );
  switch (change) {
    case 'retyped':
      return before === '' ? create('li', '', t('usedVersion.before.noType')) : say('type', before);
    case 'default':
      return before === ''
        ? create('li', '', t('usedVersion.before.noDefault'))
        : say('default', before);
    case 'plan':
      return create('li', '', t(`usedVersion.before.${before as Tier}`));
    case 'required':
      return create('li', '', t('usedVersion.before.optional'));
    case 'optional':
      return create('li', '', t('usedVersion.before.required'));
    default:
      return create('li', '', t('usedVersion.before.notDeprecated'));
  }
}

/** Marks one row. Returns what takes the mark away again. */
function markRow(row: HTMLElement, mark: VersionMark, version: string): () => void {
  row.dataset['version'] = mark.kind;
  const heading = row.querySelector('h3');
  const since = heading?.querySelector('.api-since');
  const undo: (() => void)[] = [() => delete row.dataset['version']];
  const badge = create('span', 'api-since');
  if (mark.kind === 'later') badge.append(...describeLater(mark, version));
  else badge.append(t('usedVersion.changed', { version }));
  if (since) since.replaceWith(badge);
  else heading?.append(badge);
  undo.push(() => (since ? badge.replaceWith(since) : badge.remove()));
  if (mark.kind === 'changed') {
    const note = create(
      'div',
      'api-version-note',
      create('p', '', t('usedVersion.inYours', { version })),
      create('ul', '', ...mark.changes.map((change) => describeChange(change))),
    );
    row.querySelector('.api-text')?.append(note);
    undo.push(() => note.remove());
  }
  return () => {
    for (const each of undo) each();
  };
}

function createRemovedItem(member: RemovedMember, data: ApiChangeData): HTMLElement {
  const { kind, name, now, until, facts } = member;
  const item = create('li', '', createCode(name), ' ');
  item.append(create('small', '', t(`usedVersion.kind.${kind}`)));
  if (facts.type) item.append(' ', createCode(facts.type));
  if (facts.default) {
    item.append(
      ' ',
      ...fill(t('usedVersion.removedDefault', { value: '{value}' }), {
        value: createCode(facts.default),
      }),
    );
  }
  const line = create('p');
  if (now === undefined) line.append(t('usedVersion.removedIn', { until }));
  else {
    const href = data.hrefs[getChangeKey({ ...member, name: now })];
    const target = href === undefined ? createCode(now) : create('a', '', createCode(now));
    if (target instanceof HTMLAnchorElement) target.href = href!;
    line.append(...fill(t('usedVersion.renamedIn', { until, name: '{name}' }), { name: target }));
  }
  item.append(line);
  return item;
}

/** Adds the list of what only the reader's release has to the end of the reference of the page. */
function addRemoved(
  members: readonly RemovedMember[],
  data: ApiChangeData,
  version: string,
): (() => void) | null {
  const place = [...document.querySelectorAll('.api-lists, .api-index-section')].at(-1);
  if (!place || members.length === 0) return null;
  const heading = create('h2', '', t('usedVersion.onlyIn', { version }));
  heading.id = REMOVED_ID;
  const list = create('ul', '', ...members.map((each) => createRemovedItem(each, data)));
  const section = create('section', 'api-removed', heading, list);
  place.after(section);
  if (window.location.hash === `#${REMOVED_ID}`) section.scrollIntoView();
  return () => section.remove();
}

/** The removed members that belong to a page of the reference. */
function listRemovedHere(view: VersionView, ids: readonly string[]): RemovedMember[] {
  const slug = /\/x\/api\/[^/]+\/([^/]*)/.exec(window.location.pathname)?.[1];
  if (slug === undefined) return [];
  if (slug === '') return listRemovedNames(view);
  if (slug === 'events' || slug === 'selectors') return listRemoved(view, slug);
  const owner = ids.map(getRowOwner).find((each) => each !== null);
  return owner === undefined ? [] : listRemoved(view, owner!);
}

/**
 * Marks what the reader's release does not have, or has with other facts, in all lists of the page.
 * Returns how much that is, and what takes the marks away again.
 */
export function markPage(
  data: ApiChangeData,
  view: VersionView,
): { counts: MarkCounts; undo: () => void } {
  const undo: (() => void)[] = [];
  const counts: MarkCounts = { later: 0, changed: 0, removed: 0 };
  const ids: string[] = [];
  for (const row of document.querySelectorAll<HTMLElement>('.api-row')) {
    const id = row.querySelector('h3')?.id ?? '';
    ids.push(id);
    const mark = findRowMark(data, view, id);
    if (!mark) continue;
    counts[mark.kind] += 1;
    undo.push(markRow(row, mark, view.version));
  }
  for (const entry of document.querySelectorAll<HTMLElement>('.api-index li[data-kind]')) {
    const name = entry.querySelector('a')?.textContent?.trim() ?? '';
    const mark = findRowMark(data, view, name);
    if (mark?.kind !== 'later') continue;
    counts.later += 1;
    entry.dataset['version'] = 'later';
    const badge = create('span', 'api-since', ...describeLater(mark, view.version));
    entry.append(' ', badge);
    undo.push(() => {
      delete entry.dataset['version'];
      badge.remove();
    });
  }
  const removed = listRemovedHere(view, ids);
  counts.removed = removed.length;
  const undoRemoved = addRemoved(removed, data, view.version);
  if (undoRemoved) undo.push(undoRemoved);
  return { counts, undo: () => undo.forEach((each) => each()) };
}
