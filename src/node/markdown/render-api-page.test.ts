import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { EMPTY_SITE, SITE_CONFIG } from '../../../tests/fixtures/site.ts';
import { getApiPageProps } from '../../core/api/page-props.ts';
import { buildApiPages } from '../../core/api/pages.ts';
import type { ApiModel } from '../../core/api/model.ts';
import { createApiRowRenderer } from './render-api-rows.ts';
import { renderApiPage } from './render-api-page.ts';
import { stringifyMarkdown } from './stringify.ts';

function render(slug: string, model: ApiModel = API_MODEL): string {
  const product = { folder: 'tables', name: 'Tables' };
  const pages = buildApiPages(product, model, {
    hasDemos: () => false,
    isUsed: () => true,
    hasReport: () => false,
    hasPlayground: () => false,
    hasHistory: false,
  });
  const page = pages.find(({ pathname }) => pathname === `/x/api/tables${slug}`);
  if (!page) throw new Error(`No page ${slug}`);
  const props = getApiPageProps(
    { ...EMPTY_SITE, pages },
    page,
    { folder: 'tables', model, history: null, renames: {}, playgrounds: {}, accessibility: [] },
    [],
  );
  const resolveLink = (url: string) => (url.endsWith('/gone/') ? null : SITE_CONFIG.origin + url);
  return stringifyMarkdown(
    renderApiPage(props, {
      resolve: (url) => SITE_CONFIG.origin + url,
      resolveLink,
      renderRows: createApiRowRenderer(resolveLink),
    }),
  );
}

describe('renderApiPage', () => {
  it('shows a component with its props, slots and classes as tables', () => {
    expect(render('/table')).toBe(`## Import

\`\`\`tsx
import { Table } from '@x/tables';
\`\`\`

## Props

| Name | Type | Default | Description |
| - | - | - | - |
| \`rows\` (required) | \`RowModel[]\` | | Rows. |
| \`dense\` | \`boolean\` | \`false\` | If \`true\`, tight. |

## Slots

| Slot | Type | Default | Description |
| - | - | - | - |
| \`row\` | \`ElementType\` | | One row. Class: \`.Table-row\` |
| \`emptyState\` | \`ElementType\` | | Shown without rows. |

## CSS classes

| Rule | Global class | Description |
| - | - | - |
| \`root\` | \`.Table-root\` | The root. |
| \`selected\` | \`.Mui-selected\` | A chosen row. State class: \`.Mui-selected\` |

## Details

- Other props: All other props are passed to the root element.
- Ref: Holds \`HTMLDivElement\`.
- Generated from: \`@x/tables 7.1.0\`
- Source: [Table.tsx](https://code.test/x/blob/v7.1.0/packages/tables/src/Table.tsx)
`);
  });

  it('shows every fact about a member', () => {
    const [table, ...others] = API_MODEL.components;
    const model: ApiModel = {
      ...API_MODEL,
      components: [
        {
          ...table!,
          ref: 'unknown',
          themeName: 'XTable',
          themeDefaultProps: true,
          slots: [],
          classes: [],
          props: [
            {
              name: 'onPick',
              type: "(id: 'a' | 'b',\n  row: Row) => void",
              plan: 'pro',
              since: '7.4',
              deprecated: 'Use [[pick]], see [here](/x/b/) or [there](/gone/).',
              description:
                'Called on a <td> click:\n\n- once\n- `twice`\n\n```ts\npick(\n  1)\n```',
              signature: {
                params: [
                  { name: 'id', type: 'string', description: 'The row.' },
                  { name: 'row', type: 'Row' },
                ],
                returns: { type: 'void', description: 'Nothing.' },
              },
              see: ['See [the guide](/x/a/)', 'https://e.test/gone/'],
            },
          ],
        },
        ...others,
      ],
    };
    const text = render('/table', model);
    expect(text).toContain(
      "| `onPick` (Pro plan, since v7.4, deprecated) | `(id: 'a' \\| 'b', row: Row) => void` | | " +
        'Called on a `<td>` click: once; `twice` `pick( 1)` ' +
        'Deprecated: Use `pick`, see [here](https://docs.test/x/b/) or there. ' +
        '`id`: The row. Returns: Nothing. See [the guide](https://docs.test/x/a/) `https://e.test/gone/` |\n',
    );
    expect(text).toContain(
      '- Ref: Forwarded to the root element.\n- Theme component name: `XTable`\n' +
        '- Default props in a theme: `components.XTable.defaultProps`\n',
    );
  });

  it('shows the parts of a signature, who uses an export, and when it throws', () => {
    const model: ApiModel = {
      ...API_MODEL,
      topics: [{ slug: 'hooks', title: 'Hooks', description: 'Hooks.' }],
      exports: [
        {
          name: 'useRow',
          kind: 'hook',
          topic: 'hooks',
          description: 'Reads a row.',
          imports: [{ name: 'useRow', from: '@x/tables' }],
          calls: [
            {
              typeParams: [{ name: 'T', extends: 'Row', description: 'Type of the row.' }],
              params: [{ name: 'id', type: 'string', description: 'Its id.' }],
              returns: { type: 'T', description: 'The row.' },
            },
          ],
          throws: 'Outside of `Table`.',
          usedBy: ['Table', 'useRows'],
        },
      ],
    };
    expect(render('/hooks', model)).toContain(
      '| `useRow` | `<T extends Row>(id: string) => T` | Reads a row. ' +
        '`<T extends Row>`: Type of the row. `id`: Its id. Returns: The row. ' +
        "Throws: Outside of `Table`. Import: `import { useRow } from '@x/tables';` " +
        'Used by: `Table, useRows` |\n',
    );
  });

  it('shows an interface and where it is used', () => {
    const text = render('/column');
    expect(text).toContain("import type { Column } from '@x/tables';");
    expect(text).toContain('## Properties\n\n| Name | Type | Default | Description |');
  });

  it('shows the index page and the catalog pages', () => {
    expect(render('')).toContain(
      '## Components\n\n' +
        '- [Table](https://docs.test/x/api/tables/table/): 2 CSS classes, 2 slots, and 2 props: dense and rows.\n' +
        '- [TablePro](https://docs.test/x/api/tables/table-pro/) (Pro plan): A table with more.\n',
    );
    expect(render('')).toContain(
      '## More\n\n- [Event catalog](https://docs.test/x/api/tables/events/): Every event that ',
    );
    expect(render('/events')).toContain('| `rowClick` | `RowModel` | A click. |');
    expect(render('/selectors')).toContain('## Other\n');
    expect(render('/types')).toContain(
      '## Definitions\n\n### RowModel\n\n@x/tables\n\n```ts\ntype RowModel = { id: string };\n```\n\nUsed by: [`Table.rows`]',
    );
  });
});
