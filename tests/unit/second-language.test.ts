import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadLabels } from '../../src/node/site/load-labels.ts';
import { CodeBlock } from '../../src/components/page/CodeBlock.tsx';
import { HeadingAnchor } from '../../src/components/page/HeadingAnchor.tsx';
import { PageFooter } from '../../src/components/page/PageFooter.tsx';
import { getLabels, type GetLabel } from '../../src/core/i18n.ts';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/right-to-left/ui');

/** All that a second language needs: an entry in the list of locales, and a file of labels. */
const LOCALES = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'ar', name: 'العربية', direction: 'rtl' },
] as const;

function renderIn<Props extends object>(Component: ComponentType<Props>, props: Omit<Props, 't'>) {
  const messages: string[] = [];
  const tables = loadLabels(LOCALES, FOLDER);
  const t = getLabels(tables, 'ar', (message) => messages.push(message)) as GetLabel;
  const html = renderToStaticMarkup(createElement(Component, { ...props, t } as never));
  return { html, messages };
}

describe('a right-to-left second language', () => {
  it('provides the labels of components', () => {
    const { html } = renderIn(HeadingAnchor, { id: 'rows', text: 'Rows' });
    expect(html).toBe('<a class="heading-anchor" href="#rows" aria-label="رابط إلى Rows"></a>');
  });

  it('falls back to English for a missing label and reports it', () => {
    const { html, messages } = renderIn(CodeBlock, { html: 'a', language: 'ts' });
    expect(html).toContain('<span data-copy-label="">نسخ</span>');
    expect(html).toContain('aria-label="Copy the code"');
    expect(messages).toEqual(['Missing translation for ar:code.copyName']);
  });

  it('reaches nested components', () => {
    const node = { pathname: '/x/a', href: '/x/a/', title: 'A' } as never;
    const { html } = renderIn(PageFooter, {
      editUrl: '/edit',
      previous: node,
      next: node,
      activePage: node,
    });
    expect(html).toContain('حرّر هذه الصفحة');
    expect(html).toContain('<small>السابق</small>');
    expect(html).toContain('<small>التالي</small>');
  });
});
