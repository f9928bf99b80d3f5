import { createVersionView, type VersionView } from '../../../core/api/history/version-view.ts';
import type { ApiChangeData } from '../../../core/api/history/change-list.ts';
import { getApiHistoryPath } from '../../../core/urls.ts';
import { withUsedVersion } from '../../../core/settings/used-versions.ts';
import { setUsedVersion } from '../../../state/settings/used-versions.ts';
import { fetchJson } from '../../../state/site/fetch-file.ts';
import { REMOVED_ID } from '../../../core/api/history/version-view.ts';
import { create, t } from './elements.ts';
import { markPage, type MarkCounts } from './mark-page.ts';
import { describeSubject } from './subject.ts';

/** What takes back everything that the page shows for a release. */
let undo: (() => void) | null = null;

function keepInAddress(version: string | null): void {
  const address = withUsedVersion(window.location.href, version);
  window.history.replaceState(window.history.state, '', address);
}

/** The line in the page's header: the release, what differs, and how to turn it off. */
function createLine(folder: string, version: string) {
  const text = create('span', 'used-version-text', t('usedVersion.using', { version }));
  const more = create('span', 'used-version-more');
  more.setAttribute('role', 'status');
  const off = create('button', 'used-version-off', t('usedVersion.off'));
  off.type = 'button';
  off.addEventListener('click', () => {
    setUsedVersion(folder, null);
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
  });
  return { line: create('li', 'used-version', text, more, off), more, off };
}

function createRetry(folder: string, version: string): HTMLElement {
  const retry = create('button', 'used-version-off', t('usedVersion.retry'));
  retry.type = 'button';
  retry.addEventListener('click', () => showVersion(folder, version));
  return retry;
}

function describeCounts({ later, changed, removed }: MarkCounts): Node[] {
  const parts: Node[] = [];
  const add = (node: Node) => parts.push(...(parts.length > 0 ? [new Text(', ')] : []), node);
  if (later > 0) add(new Text(t('usedVersion.counts.later', { count: String(later) })));
  if (changed === 1) add(new Text(t('usedVersion.counts.oneChanged')));
  if (changed > 1) add(new Text(t('usedVersion.counts.changed', { count: String(changed) })));
  if (removed > 0) {
    const link = create(
      'a',
      '',
      removed === 1
        ? t('usedVersion.counts.oneRemoved')
        : t('usedVersion.counts.removed', { count: String(removed) }),
    );
    link.href = `#${REMOVED_ID}`;
    add(link);
  }
  return parts;
}

/** Whether the page has lists of the reference, in which something could be different. */
function hasReference(): boolean {
  return document.querySelector('.api-row, .api-index') !== null;
}

function markAll(data: ApiChangeData, view: VersionView, more: HTMLElement): () => void {
  const { counts, undo: undoMarks } = markPage(data, view);
  const notice = describeSubject(view);
  if (notice) document.querySelector('.page-header')?.after(notice);
  const latest = data.history.releases.at(-1)?.name;
  const parts = describeCounts(counts);
  if (parts.length > 0) more.replaceChildren(...parts);
  else if (view.version === latest) more.textContent = t('usedVersion.same');
  else more.textContent = hasReference() ? t('usedVersion.none') : '';
  return () => {
    undoMarks();
    notice?.remove();
  };
}

/**
 * Shows the page as of a release of its product, or as it is for null. The release is part of the
 * address, so that a shared link shows the same.
 */
export async function showVersion(folder: string, version: string | null): Promise<void> {
  undo?.();
  undo = null;
  keepInAddress(version);
  const place = document.querySelector('.page-links');
  if (version === null || !place) return;
  const { line, more, off } = createLine(folder, version);
  place.append(line);
  let isGone = false;
  let undoMarks: (() => void) | null = null;
  undo = () => {
    isGone = true;
    line.remove();
    undoMarks?.();
  };
  try {
    const data = await fetchJson<ApiChangeData>(getApiHistoryPath(folder));
    if (isGone) return;
    const { releases } = data.history;
    const [first, latest] = [releases.at(0)?.name ?? '', releases.at(-1)?.name ?? ''];
    off.title = t('usedVersion.offHint', { latest });
    const view = createVersionView(data, version);
    if (view) undoMarks = markAll(data, view, more);
    else more.textContent = t('usedVersion.unknown', { version, first, latest });
  } catch {
    if (!isGone) more.replaceChildren(t('usedVersion.failed'), ' ', createRetry(folder, version));
  }
}
