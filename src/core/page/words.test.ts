import { describe, expect, it } from 'vitest';
import { toWords } from './words.ts';

describe('toWords', () => {
  it('turns identifiers into words', () => {
    const names = ['rowGrouping', 'csv-export', 'sort', 'ExportCSVFile', 'UseCSV'];
    expect(names.map(toWords)).toEqual([
      'Row grouping',
      'Csv export',
      'Sort',
      'Export CSV file',
      'Use CSV',
    ]);
  });
});
