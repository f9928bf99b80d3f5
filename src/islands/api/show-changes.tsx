import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import tables from 'virtual:labels/apiChanges+plan';
import { getLabels } from '../../core/i18n.ts';
import { ApiChangeList } from '../../components/api/ApiChangeList.tsx';
import {
  groupApiChanges,
  isBackwards,
  type ApiChangeData,
  type ChangeChoice,
} from '../../core/api/history/change-list.ts';
import { findApiChanges } from '../../core/api/history/diff.ts';
import { getApiHistoryPath } from '../../core/urls.ts';
import { fetchJson } from '../../state/site/fetch-file.ts';

const t = getLabels(tables, document.documentElement.lang);

let loading: Promise<ApiChangeData> | null = null;

/** Loads the stored releases of a product once. Rejects on failure; the next call tries again. */
export function loadChangeData(folder: string): Promise<ApiChangeData> {
  loading ??= fetchJson<ApiChangeData>(getApiHistoryPath(folder));
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

let root: Root | null = null;

/** Replaces the content of `place` with the changes between two releases; returns a summary. */
export function showChanges(
  place: Element,
  { history, hrefs, renames }: ApiChangeData,
  { from, to, filter }: ChangeChoice,
): string {
  const groups = groupApiChanges(findApiChanges(history, from, to, renames), filter);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (!root) {
    place.replaceChildren();
    root = createRoot(place);
  }
  // The list must be rendered before its summary is announced.
  flushSync(() => root?.render(<ApiChangeList groups={groups} hrefs={hrefs} t={t} />));
  const range = { from, to };
  if (count === 0) return t(filter ? 'apiChanges.noMatch' : 'apiChanges.none', range);
  const line =
    count === 1
      ? t('apiChanges.one', range)
      : t('apiChanges.count', { ...range, count: String(count) });
  return isBackwards(history, range) ? `${line} ${t('apiChanges.backwards', range)}` : line;
}
