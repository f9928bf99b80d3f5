import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadLabels } from '../../src/node/site/load-labels.ts';
import type { SearchAdapter, SearchAnswer, SearchHit } from '../../src/core/search/types.ts';
import {
  EmptyNotice,
  ServiceNotice,
  TroubleNotice,
} from '../../src/islands/search/dialog/Notices.tsx';
import { ProductChips } from '../../src/islands/search/dialog/ProductChips.tsx';
import { SearchDialog } from '../../src/islands/search/dialog/SearchDialog.tsx';
import { SearchFoot } from '../../src/islands/search/dialog/SearchFoot.tsx';
import { SearchList } from '../../src/islands/search/dialog/SearchList.tsx';
import { getStartGroups } from '../../src/islands/search/dialog/start-groups.ts';

/** Returns each label as its key in brackets, to tell labels from other text. */
const t: Label<'plan' | 'search'> = (key) => `[${key}]`;

/** Finds visible or announced text that is neither a label nor data of the site. */
function findForeignText(element: ReactElement, data: readonly string[]): string[] {
  const html = renderToStaticMarkup(element);
  const named = [...html.matchAll(/ (?:aria-label|placeholder|title)="([^"]*)"/g)];
  const texts = [...html.replace(/<[^>]*>/g, '\n').split('\n'), ...named.map(([, text]) => text!)];
  return texts
    .map((text) => data.reduce((rest, each) => rest.replaceAll(each, ''), text))
    .map((text) => text.replace(/\[[\w.]+\]/g, '').replace(/[^\p{L}]/gu, ''))
    .filter((text) => text !== '');
}

const KEYS = ['Enter', 'Esc', 'Alt'];
const HIT: SearchHit = {
  href: '/a/',
  title: [{ text: 'Title', marked: false }],
  place: [{ text: 'Place', marked: true }],
  trail: ['Group'],
  sectionName: 'Section',
  plan: 'pro',
  snippet: [{ text: 'Snippet', marked: false }],
  member: { kind: 'prop', owner: 'Owner', signature: 'Type', default: 'Default', since: 'v1' },
  code: 'Code',
};
const ANSWER: SearchAnswer = {
  hits: [HIT, { ...HIT, href: '/b/', member: null, code: null }],
  total: 2,
  siteTotal: 2,
  productTotals: { product: 2 },
  suggestion: 'Suggestion',
};
const DATA = ['Title', 'Place', 'Group', 'Section', 'Snippet', 'Type', 'Default', 'Suggestion'];
const nothing = () => {};
const sections = [
  { productId: 'product', name: 'Section', starts: [{ title: 'Title', href: '/' }] },
];

describe('the labels of the search', () => {
  beforeAll(() => {
    vi.stubGlobal('document', { querySelector: () => null });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  const never = {
    load: () => new Promise(nothing),
    complete: () => new Promise(nothing),
    startOver: nothing,
    search: () => new Promise(nothing),
  };
  const groups = getStartGroups({
    sections: [],
    recent: [{ href: '/', title: 'Title', place: '' }],
    productId: undefined,
    currentProductId: undefined,
    recentLabel: t('search.recent'),
  });
  const list = {
    id: 'list',
    groups,
    pages: [{ href: '/', title: '', place: '' }],
    keys: {
      active: 0,
      getId: String,
      getElement: () => null,
      point: nothing,
      onKeyDown: nothing,
      onScroll: nothing,
    },
    pending: false,
    onOpen: nothing,
    onCopy: nothing,
  };
  const empty = {
    query: 'q',
    answer: ANSWER,
    helpHref: '/',
    onSearch: nothing,
    onSearchAll: nothing,
  };
  const copied = { code: 'c', done: true };

  it.each<[string, ReactElement]>([
    [
      'dialog',
      createElement(SearchDialog, {
        t,
        adapter: never as SearchAdapter,
        start: { sections, helpHref: '/' },
        onClose: nothing,
      }),
    ],
    ['answer', createElement(SearchList, { t, ...list, answer: ANSWER, groups: [] })],
    ['start', createElement(SearchList, { t, ...list, answer: null })],
    [
      'chips',
      createElement(ProductChips, {
        t,
        sections,
        answer: ANSWER,
        productId: '',
        onChoose: nothing,
      }),
    ],
    ['foot', createElement(SearchFoot, { t, onForget: nothing, onCopy: nothing, copied: null })],
    ['copied', createElement(SearchFoot, { t, onForget: null, onCopy: null, copied })],
    ['empty', createElement(EmptyNotice, { t, ...empty })],
    [
      'nothing at all',
      createElement(EmptyNotice, { t, ...empty, answer: { ...ANSWER, siteTotal: 0 } }),
    ],
    ['failure', createElement(TroubleNotice, { t, trouble: 'failed', onRetry: nothing })],
    ['delay', createElement(TroubleNotice, { t, trouble: 'slow', onRetry: nothing })],
    ['partial index', createElement(TroubleNotice, { t, trouble: 'incomplete', onRetry: nothing })],
    ['service', createElement(ServiceNotice, { t, problem: 'timeout' })],
  ])('are the only text of: %s', (_, element) => {
    expect(findForeignText(element, [...DATA, ...KEYS])).toEqual([]);
  });

  it('include a name for every kind of member and every problem', () => {
    const { en } = loadLabels([{ id: 'en', name: 'English', direction: 'ltr' }]);
    const kinds = 'component interface prop property method slot class event selector'.split(' ');
    expect(en).toMatchObject({
      search: {
        kind: Object.fromEntries(kinds.map((kind) => [kind, expect.any(String)])),
        service: Object.fromEntries(
          ['timeout', 'refused', 'missing', 'failed'].map((each) => [each, expect.any(String)]),
        ),
      },
    });
  });
});
