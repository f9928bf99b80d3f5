import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import {
  getComponentSections,
  getEventSections,
  getFeatureSection,
  getInterfaceSections,
  getSelectorSections,
} from './sections.ts';

const [table] = API_MODEL.components;
const [tableApi, column] = API_MODEL.interfaces;

describe('getComponentSections', () => {
  it('includes every fact of a prop', () => {
    const prop = {
      name: 'getClass',
      type: '(row: RowModel) => string',
      refs: ['RowModel'],
      default: 'none',
      deprecated: 'Use CSS.',
      plan: 'pro' as const,
      since: '7.4',
      description: 'Its class.',
      signature: { params: [{ name: 'row', type: 'RowModel', description: 'The row.' }] },
      see: ['[Styling](/x/)'],
    };
    const [props] = getComponentSections({ ...table!, props: [prop] });
    expect(props).toEqual({
      id: 'props',
      title: 'Props',
      layout: 'props',
      columns: { name: 'Name', type: 'Type', default: 'Default' },
      rows: [{ ...prop, kind: 'prop', id: 'Table-prop-getClass', required: undefined, facts: [] }],
    });
  });

  it('includes the class of a slot and marks state classes', () => {
    const [, slots, classes] = getComponentSections(table!);
    expect(slots?.rows.map(({ name, facts }) => ({ name, facts }))).toEqual([
      { name: 'row', facts: [{ label: 'Class', code: '.Table-row' }] },
      { name: 'emptyState', facts: [] },
    ]);
    expect(classes?.rows.map(({ name, type, facts }) => ({ name, type, facts }))).toEqual([
      { name: 'root', type: '.Table-root', facts: [] },
      {
        name: 'selected',
        type: '.Mui-selected',
        facts: [{ label: 'State class', code: '.Mui-selected' }],
      },
    ]);
  });

  it('leaves out empty sections', () => {
    const sections = getComponentSections({ ...table!, slots: [], classes: [] });
    expect(sections.map(({ id }) => id)).toEqual(['props']);
  });
});

describe('getInterfaceSections', () => {
  it('groups the methods of the API object by feature', () => {
    const sections = getInterfaceSections(tableApi!, API_MODEL);
    expect(sections.map(({ id, rows }) => [id, rows.map(({ id: anchor }) => anchor)])).toEqual([
      ['sort', ['TableApi-prop-sort']],
      ['other', ['TableApi-prop-state']],
    ]);
  });

  it('marks required properties unless all are required', () => {
    const [field] = column!.properties;
    const required = { ...field!, required: true as const };
    const getMarks = (properties: (typeof required | typeof field)[]) =>
      getInterfaceSections({ ...column!, properties: properties.map((each) => each!) }, API_MODEL)
        .flatMap(({ rows }) => rows)
        .map((row) => row.required);
    expect(getMarks([required, { ...field!, name: 'width' }])).toEqual([true, undefined]);
    expect(getMarks([required, { ...required, name: 'width' }])).toEqual([undefined, undefined]);
  });
});

describe('the catalogs', () => {
  it('include the prop and the DOM event of an event', () => {
    const events = [
      {
        name: 'click',
        description: '',
        componentProp: 'onClick',
        event: 'MouseEvent',
        refs: ['X'],
      },
    ];
    expect(getEventSections({ ...API_MODEL, events })[0]?.rows).toEqual([
      expect.objectContaining({
        id: 'event-click',
        facts: [
          { label: 'Prop', code: 'onClick' },
          { label: 'DOM event', code: 'MouseEvent', refs: ['X'] },
        ],
      }),
    ]);
    expect(getEventSections({ ...API_MODEL, events: [] })).toEqual([]);
  });

  it('contain only the selectors of the given category', () => {
    const sections = getSelectorSections(API_MODEL, 'Rows');
    expect(sections.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['Rows', ['selector-rowsSelector']],
    ]);
  });

  it('use anchors without an owner for the methods of a feature', () => {
    expect(getFeatureSection(API_MODEL, 'sort')?.rows.map(({ id }) => id)).toEqual(['method-sort']);
    expect(getFeatureSection(API_MODEL, 'fly')).toBeNull();
  });
});
