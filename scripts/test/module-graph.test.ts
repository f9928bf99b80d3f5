import { describe, expect, it } from 'vitest';
import { listImports, readImporters } from './module-graph.ts';

describe('listImports', () => {
  it('finds modules, style sheets, types, workers and what is loaded on demand', () => {
    expect(listImports('src/islands/editor/language/load-language.ts')).toContain(
      'src/islands/editor/language/language-worker.ts',
    );
    expect(listImports('src/islands/editor/DemoEditor.tsx')).toEqual(
      expect.arrayContaining([
        'src/islands/editor/EditSession.tsx',
        'src/islands/editor/editor.css',
      ]),
    );
    expect(listImports('src/layouts/BaseLayout.astro')).toContain('src/enhance/main.ts');
  });

  it('finds data without the ending of its name', () => {
    expect(
      listImports('content/data-grid/sorting/demos/SortPurchases.tsx').filter((file) =>
        file.includes('/datasets/'),
      ),
    ).not.toEqual([]);
  });
});

describe('readImporters', () => {
  it('turns imports round', () => {
    const users = ['src/islands/search/Search.tsx', 'src/islands/use-modal.ts'];
    expect(readImporters(users).get('src/islands/use-modal.ts')).toEqual([users[0]]);
  });
});
