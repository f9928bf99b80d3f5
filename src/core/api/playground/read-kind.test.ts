import { describe, expect, it } from 'vitest';
import { readFields, readKind, type FindType } from './read-kind.ts';
import { getDeclaredType } from './type-text.ts';

const TYPES: Readonly<Record<string, string>> = {
  View: "export type View = 'year' | 'month' | 'day';",
  RowId: 'type RowId = string | number;',
  Margins: 'type Margins<T> = {\n  /** Above. */\n  top?: T;\n  left?: T;\n};',
  Steps: 'interface Steps extends Other {\n  hours?: number;\n  label?: string;\n}',
  Anchor: "type Anchor = { vertical: 'top' | 'bottom'; horizontal?: 'left' };",
  Zone: "type Zone = 'default' | 'system' | 'UTC' | string;",
};

const findType: FindType = (name) =>
  name === 'LegendProps'
    ? { fields: [{ name: 'hidden', type: 'boolean', isOptional: true }] }
    : TYPES[name]
      ? { text: getDeclaredType(TYPES[name]) }
      : null;

describe('readKind', () => {
  it.each([
    ['boolean', { kind: 'boolean' }],
    ["'a' | 'b'", { kind: 'choice', options: ['a', 'b'] }],
    ['1 | 2 | null', { kind: 'choice', options: [1, 2, null] }],
    ["'debug' | false", { kind: 'choice', options: ['debug', false] }],
    ["boolean | 'auto'", { kind: 'choice', options: ['auto', true, false] }],
    ['number', { kind: 'number', min: -1000, max: 10_000 }],
    ['number | null', { kind: 'number', min: -1000, max: 10_000, nullable: true }],
    ["number | 'auto'", { kind: 'number', min: -1000, max: 10_000, words: ['auto'] }],
    ['number | string', { kind: 'text', numeric: true }],
    ['RowId', { kind: 'text', numeric: true }],
    ['Zone', { kind: 'text', suggestions: ['default', 'system', 'UTC'] }],
    ['React.ReactNode', { kind: 'text' }],
    ['TDate', { kind: 'date', nullable: false }],
    ['TDate | null', { kind: 'date', nullable: true }],
    ['DateRange<TDate>', { kind: 'range' }],
    ['View', { kind: 'choice', options: ['year', 'month', 'day'] }],
    ['readonly View[]', { kind: 'list', options: ['year', 'month', 'day'] }],
    ['ReadonlyArray<number | { value: number }>', { kind: 'words', numeric: true }],
    ['string[]', { kind: 'words', numeric: false }],
    ['SxProps<Theme>', { kind: 'style', nested: true }],
    ['React.CSSProperties', { kind: 'style', nested: false }],
    ['Multiple', { kind: 'boolean' }],
    ["ResponsiveStyleValue<'row' | 'column'>", { kind: 'choice', options: ['row', 'column'] }],
    ['boolean | { csv?: boolean }', { kind: 'boolean' }],
    ['((item: R) => boolean) | boolean', { kind: 'boolean' }],
    ["'value' | ((item: Item) => string | null)", { kind: 'choice', options: ['value'] }],
  ])('says how %s is set by hand', (type, kind) => {
    expect(readKind(type, findType)).toEqual(kind);
  });

  it.each([
    '(params: Params) => number | string',
    '<T>(params: T) => boolean',
    'React.Ref<HTMLDivElement>',
    'Unknown',
    'any',
    'Unknown[]',
    'null',
    'RowId[]',
  ])('leaves %s to code', (type) => {
    expect(readKind(type, findType)).toBeNull();
  });
});

describe('readFields', () => {
  const getPaths = (type: string) =>
    readFields(type, findType).map(({ path, kind }) => `${path.join('.')}:${kind.kind}`);

  it('splits an object whose properties are all optional', () => {
    expect(getPaths('Partial<Margins<number>>')).toEqual(['top:number', 'left:number']);
    expect(getPaths('Steps')).toEqual(['hours:number', 'label:text']);
    expect(getPaths("Pick<Steps, 'hours'>")).toEqual(['hours:number']);
    expect(getPaths('LegendProps')).toEqual(['hidden:boolean']);
    expect(getPaths('Partial<Anchor>')).toEqual(['vertical:choice', 'horizontal:choice']);
  });

  it('leaves objects with required properties or too many of them to code', () => {
    expect(getPaths('Anchor')).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => `label${index}?: string`).join('; ');
    expect(getPaths(`{ ${many} }`)).toEqual([]);
  });

  it('has one field without a path for other types', () => {
    expect(getPaths('boolean | Steps')).toEqual([':boolean']);
  });
});
