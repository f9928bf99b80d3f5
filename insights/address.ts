import { useSyncExternalStore } from 'react';

/** The views of the dashboard, by the last part of their address. */
export const VIEWS = {
  '': 'Overview',
  pages: 'Pages',
  comments: 'Comments',
  searches: 'Searches',
  missing: 'Missing pages',
  errors: 'Errors',
  vitals: 'Web vitals',
} as const;
export type View = keyof typeof VIEWS;

const BASE = '/insights/';
const CHANGE = 'address:change';

function subscribe(listener: () => void): () => void {
  for (const type of ['popstate', CHANGE]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['popstate', CHANGE]) window.removeEventListener(type, listener);
  };
}

const read = () => window.location.pathname + window.location.search;

/** Returns the view and the parameters of the present address. */
export function useAddress(): { view: View; parameters: URLSearchParams } {
  const { pathname, search } = new URL(useSyncExternalStore(subscribe, read), 'http://any');
  const name = pathname.slice(BASE.length).replace(/\/$/, '');
  return { view: name in VIEWS ? (name as View) : '', parameters: new URLSearchParams(search) };
}

/** Names of parameters that hold for all views. */
const COMMON = ['from', 'to', 'product', 'version'];

/** Returns the address of a view with the filter of the present one. */
export function getHref(view: View, changes: Readonly<Record<string, string>> = {}): string {
  const present = new URLSearchParams(window.location.search);
  const kept = COMMON.map((name) => [name, present.get(name) ?? ''] as const);
  const entries = Object.entries({ ...Object.fromEntries(kept), ...changes });
  const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
  return `${BASE}${view}${query === '' ? '' : `?${query}`}`;
}

export function goTo(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event(CHANGE));
}

/** Changes parameters of the present view; an empty value removes one. */
export function setParameters(changes: Readonly<Record<string, string>>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  goTo(url.pathname + url.search);
}
