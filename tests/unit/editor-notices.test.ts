import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getLabels } from '../../src/core/i18n.ts';
import type { RefusalReason } from '../../src/core/editor/share/share.ts';
import { EditNotice } from '../../src/islands/editor/share/EditNotice.tsx';
import { RefusedEdit } from '../../src/islands/editor/share/RefusedEdit.tsx';
import { ShareEdit } from '../../src/islands/editor/share/ShareEdit.tsx';
import { loadLabels } from '../../src/node/site/load-labels.ts';

vi.mock('virtual:release', () => ({ default: 'v7.29.13' }));

const tables = loadLabels([
  { id: 'en', name: 'English', direction: 'ltr' },
]) as LabelSections<'editor'>;
const t: Label<'editor'> = getLabels(tables, 'en', (message) => {
  throw new Error(message);
});
const ignore = () => {};

/** Returns the text of an element and the names of its buttons. */
function read(element: ReactElement) {
  const html = renderToStaticMarkup(element).replace(/<style.*?<\/style>/gs, '');
  const getText = (part: string) =>
    part
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return {
    html,
    text: getText(html),
    buttons: [...html.matchAll(/<button.*?<\/button>/gs)].map(([button]) => getText(button)),
  };
}

describe('the notice of a linked edit', () => {
  const edit = {
    files: [
      { name: 'A.tsx', code: 'one\n<script>alert(1)</script>' },
      { name: 'data.ts', code: '3' },
    ],
    changed: ['A.tsx', 'data.ts'],
    release: 'v7.29.13',
    isAdjusted: false,
  };
  const show = (props: Partial<Parameters<typeof EditNotice>[0]>) =>
    read(
      createElement(EditNotice, {
        edit,
        original: [
          { name: 'A.tsx', code: 'one\ntwo' },
          { name: 'data.ts', code: '2' },
          { name: 'same.ts', code: '' },
        ],
        replacesOwn: false,
        onRun: ignore,
        onDismiss: ignore,
        t,
        ...props,
      }),
    );

  it('names its files and release, and asks before the edit runs', () => {
    const { text, html, buttons } = show({});
    expect(text).toContain('changed A.tsx, data.ts, with release v7.29.13. It has not run.');
    expect(html).not.toContain('<script');
    expect(buttons).toEqual(['Run this edit', 'Show the original']);
  });

  it('shows what was changed, as text', () => {
    const { html } = show({});
    expect([...html.matchAll(/aria-label="(Changes.*?)"/g)].map(([, label]) => label)).toEqual([
      'Changes in A.tsx',
      'Changes in data.ts',
    ]);
    expect(html).toContain(
      '<span>one\n</span><del>two\n</del><ins>&lt;script&gt;alert(1)&lt;/script&gt;\n</ins>',
    );
  });

  it('says what has changed since, and what it replaces', () => {
    const { text, buttons } = show({ edit: { ...edit, isAdjusted: true }, replacesOwn: true });
    expect(text).toContain('The demo has changed since then, and the edit still fits.');
    expect(text).toContain('it replaces yours');
    expect(buttons).toEqual(['Run this edit', 'Keep my edit']);
    expect(show({}).text).not.toMatch(/still fits|replaces/);
  });
});

describe('the notice of a refused edit', () => {
  const REASONS: Record<RefusalReason, RegExp> = {
    'too-long': /longer than an edit can be/,
    'too-large': /larger than a demo can be/,
    broken: /incomplete or was changed/,
    'other-format': /newer version of this site/,
    'other-demo': /belongs to another demo/,
    'unknown-file': /made with release v7\.1\.0, changes a file/,
    'other-release': /was made with release v7\.1\.0\. The demo has changed/,
    'does-not-apply': /The demo has changed since the edit was made/,
  };
  it.each(Object.entries(REASONS))('says what is wrong: %s', (reason, pattern) => {
    const refusal = { reason: reason as RefusalReason, release: 'v7.1.0', text: null };
    const { text, buttons } = read(
      createElement(RefusedEdit, { refusal, name: 'A', onDismiss: ignore, t }),
    );
    expect(text).toMatch(pattern);
    expect(buttons).toEqual(['Close']);
  });

  it('offers what can be saved of the edit', () => {
    const refusal = { reason: 'does-not-apply', release: 'v7.1.0', text: '+line' } as const;
    const { buttons } = read(
      createElement(RefusedEdit, { refusal, name: 'A', onDismiss: ignore, t }),
    );
    expect(buttons).toEqual(['Save its lines as text', 'Close']);
  });
});

it('the button that shares an edit says nothing before it is used', () => {
  const files = [{ name: 'A.tsx', code: '' }];
  const subject = {
    id: 'data-grid/sorting/A',
    name: 'A',
    stylings: ['MUI System'],
    styling: 'MUI System',
    codeVariant: 'TS',
    library: 'Day.js',
  } as const;
  const { text, buttons } = read(
    createElement(ShareEdit, {
      subject,
      original: files,
      edited: files,
      onDownload: () => Promise.resolve(),
      t,
    }),
  );
  expect(buttons).toEqual(['Copy link to this edit']);
  expect(text).toBe('Copy link to this edit');
});
