import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createPage } from '../../../tests/fixtures/site.ts';
import type { ApiExport, ApiModel } from '../api/model.ts';
import type { ApiSubject } from '../page/page.ts';
import { getReferenceParts } from './reference.ts';

function getParts(kind: ApiSubject['kind'], name: string, model = API_MODEL) {
  const page = createPage({ pathname: '/x/api/tables/a', section: 'tables' });
  return getReferenceParts(page, { kind, name }, model);
}

/** Rows without the fields that the tests of members cover. */
function getRows(kind: ApiSubject['kind'], name: string, model = API_MODEL) {
  const [, ...rows] = getParts(kind, name, model);
  return rows.map(({ id, title, text, member }) => [id, title, text, member?.kind]);
}

describe('getReferenceParts', () => {
  it('returns a component and all of its rows', () => {
    expect(getParts('component', 'Table')).toEqual([
      {
        id: '',
        title: 'A title',
        text: '',
        member: {
          kind: 'component',
          owner: 'Table',
          signature: "import { Table } from '@x/tables'",
        },
        aliases: ['Table-row'],
      },
      {
        id: 'Table-prop-rows',
        title: 'rows',
        text: 'Rows.',
        member: { kind: 'prop', owner: 'Table', signature: 'RowModel[]' },
      },
      {
        id: 'Table-prop-dense',
        title: 'dense',
        text: 'If true, tight.',
        member: { kind: 'prop', owner: 'Table', signature: 'boolean', default: 'false' },
      },
      {
        id: 'Table-slot-row',
        title: 'row',
        text: 'One row.',
        member: { kind: 'slot', owner: 'Table', signature: 'ElementType' },
      },
      {
        id: 'Table-slot-emptyState',
        title: 'emptyState',
        text: 'Shown without rows.',
        member: { kind: 'slot', owner: 'Table', signature: 'ElementType' },
      },
      {
        id: 'Table-class-root',
        title: 'root',
        text: 'The root.',
        member: { kind: 'class', owner: 'Table', signature: '.Table-root' },
      },
      {
        id: 'Table-class-selected',
        title: 'selected',
        text: 'A chosen row.',
        member: { kind: 'class', owner: 'Table', signature: '.Mui-selected' },
      },
    ]);
  });

  it('returns only the own rows of a variant', () => {
    expect(getRows('component', 'TablePro')).toEqual([
      ['TablePro-prop-pinned', 'pinned', 'Pinned columns.', 'prop'],
    ]);
  });

  it('distinguishes methods of the API object from properties', () => {
    expect(getRows('interface', 'TableApi')).toEqual([
      ['TableApi-prop-sort', 'sort', 'Sorts.', 'method'],
      ['TableApi-prop-state', 'state', 'The state.', 'property'],
    ]);
    const [sort] = getRows('interface', 'TableApi', { ...API_MODEL, apiObjects: [] });
    expect(sort).toEqual(['TableApi-prop-sort', 'sort', 'Sorts.', 'property']);
    expect(getRows('interface', 'Column')).toEqual([
      ['Column-prop-field', 'field', 'Its key.', 'property'],
    ]);
  });

  it('returns the rows of a catalog, which is not an entity', () => {
    expect(getParts('events', 'Events')[0]).toEqual({ id: '', title: 'A title', text: '' });
    expect(getRows('events', 'Events')).toEqual([
      ['event-rowClick', 'rowClick', 'A click.', 'event'],
    ]);
    expect(getRows('selectors', 'Selectors')).toEqual([
      ['selector-rowsSelector', 'rowsSelector', '', 'selector'],
      ['selector-idSelector', 'idSelector', '', 'selector'],
    ]);
    expect(getRows('index', 'Tables')).toEqual([]);
  });

  it('returns a class of a variant that is not the one of its base', () => {
    const components = API_MODEL.components.map((each) =>
      each.name === 'TablePro'
        ? { ...each, classes: [{ rule: 'root', class: 'TablePro-root', description: 'The root.' }] }
        : each,
    );
    expect(getRows('component', 'TablePro', { ...API_MODEL, components })).toContainEqual([
      'TablePro-class-root',
      'root',
      'The root.',
      'class',
    ]);
  });

  it('returns the CSS variables of a component, and only the own ones of a variant', () => {
    const gap = { name: '--Table-gap', description: 'Space between `rows`.' };
    const pin = { name: '--Table-pin', description: 'Width.' };
    const components = API_MODEL.components.map((each) => ({
      ...each,
      cssVariables: each.name === 'Table' ? [gap] : [gap, pin],
    }));
    const model = { ...API_MODEL, components };
    expect(getParts('component', 'Table', model).at(-1)).toEqual({
      id: 'Table-variable---Table-gap',
      title: '--Table-gap',
      text: 'Space between rows.',
      member: { kind: 'variable', owner: 'Table', signature: '' },
    });
    const variables = getRows('component', 'TablePro', model).filter(
      ([, , , kind]) => kind === 'variable',
    );
    expect(variables.map(([, title]) => title)).toEqual(['--Table-pin']);
  });

  it('gives an entry the global names that no row has, each once', () => {
    const classes = (name: string, rules: readonly string[]): ApiExport => ({
      name,
      kind: 'classes',
      topic: 'class-names',
      description: '',
      imports: [],
      rules: rules.map((rule) => ({ rule, class: rule })),
    });
    const model: ApiModel = {
      ...API_MODEL,
      components: API_MODEL.components.map((each) =>
        each.name === 'Table' ? { ...each, themeName: 'XTable' } : each,
      ),
      exports: [
        classes('tableClasses', ['Table-root', 'Table-day']),
        classes('otherClasses', ['Table-day', 'Table-night']),
      ],
    };
    expect(getParts('component', 'Table', model)[0]?.aliases).toEqual(['Table-row', 'XTable']);
    const topic = getParts('topic', 'class-names', model);
    expect(topic.map(({ title, aliases }) => [title, aliases])).toEqual([
      ['A title', undefined],
      ['tableClasses', ['Table-day']],
      ['otherClasses', ['Table-night']],
    ]);
  });
});
