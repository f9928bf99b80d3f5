import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createPage } from '../../../tests/fixtures/site.ts';
import type { ApiComponent, ApiInterface, ApiModel } from './model.ts';
import { getApiSummary } from './summary.ts';

const [table] = API_MODEL.components;
const [, , column] = API_MODEL.interfaces;
const GUIDE = createPage({
  pathname: '/x/react-tables/date-table',
  file: 'content/tables/date-table/page.mdx',
  section: 'tables',
  frontMatter: { title: 'Date Table', description: 'Sort rows by date.' },
});

function summarize(
  entity: ApiComponent | ApiInterface,
  { components = [], uses = [] }: { components?: ApiComponent[]; uses?: string[] } = {},
): string {
  const model: ApiModel = { ...API_MODEL, components: [entity as ApiComponent, ...components] };
  return getApiSummary(entity, {
    links: { model, getUses: () => uses.map((text) => ({ text, href: '' })) },
    pages: [GUIDE],
    description: 'First sentence.',
  });
}

describe('the summary of a component', () => {
  it('is the first sentence of the package, if there is one', () => {
    expect(summarize({ ...table!, description: 'First sentence. Second.' })).toBe(
      'First sentence.',
    );
  });

  it('says what a variant adds to its base', () => {
    const [row, cell] = [table!.slots[0]!, { ...table!.slots[0]!, name: 'cell' }];
    const pro = { ...table!, name: 'TablePro', variantOf: 'Table' };
    const base = { ...table!, slots: [] };
    expect(summarize({ ...pro, slots: [row] }, { components: [base] })).toBe(
      'Adds 1 slot to Table.',
    );
    const more = { ...pro, props: [...table!.props, ...table!.props], slots: [row, cell] };
    expect(summarize(more, { components: [base] })).toBe('Adds 2 props and 2 slots to Table.');
    expect(summarize({ ...pro, slots: [] }, { components: [base] })).toBe('Extends Table.');
  });

  it('names the variant for a kind of screen', () => {
    const mobile = { ...table!, name: 'MobileTable' };
    expect(summarize(mobile, { components: [table!] })).toBe('Mobile variant of Table.');
    expect(summarize(mobile)).toBe('2 CSS classes, 2 slots, and 2 props: rows and dense.');
  });

  it('names the slot that it fills, of the component it is named after', () => {
    const row = { ...table!, name: 'TableRow' };
    const fill = (name: string, value: string) => ({
      ...table!,
      name,
      slots: [{ ...table!.slots[0]!, default: value }],
    });
    expect(summarize(row, { components: [fill('Table', 'TableRow.')] })).toBe(
      'Default of the row slot of Table.',
    );
    const several = [fill('List', 'TableRow'), fill('Table', 'TableRow'), fill('Grid', 'Row')];
    expect(summarize(row, { components: several })).toBe(
      'Default of the row slot of Table and 1 other component.',
    );
  });

  it('is the description of the guide of the same name', () => {
    expect(summarize({ ...table!, name: 'DateTable' })).toBe('Sort rows by date.');
  });

  it('counts the members if there is nothing else', () => {
    const few = { ...table!, props: table!.props.slice(1), slots: [] };
    expect(summarize(few)).toBe('2 CSS classes and 1 prop: dense.');
    expect(summarize({ ...few, props: [], classes: [] })).toBe('No props.');
  });

  it('names the props that the fewest components have', () => {
    const [prop] = table!.props;
    const having = (...names: string[]) => ({
      ...table!,
      slots: [],
      classes: [],
      props: names.map((name) => ({ ...prop!, name })),
    });
    const bar = having('id', 'colors', 'rare', 'layout', 'stack');
    const others = [having('id', 'colors'), having('id', 'colors', 'layout')];
    expect(summarize(bar, { components: others })).toBe(
      '5 props, such as rare, stack, and layout.',
    );
  });
});

describe('the summary of an interface', () => {
  it('says where the type is used', () => {
    expect(summarize(column!, { uses: ['Table.columns'] })).toBe(
      '2 properties, used by Table.columns.',
    );
    expect(summarize(column!, { uses: ['Table.columns', 'a', 'b'] })).toBe(
      '2 properties, used by Table.columns and 2 other members.',
    );
    expect(summarize(column!)).toBe('2 properties.');
  });
});
