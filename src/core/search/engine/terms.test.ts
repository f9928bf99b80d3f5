import { describe, expect, it } from 'vitest';
import { getSubject, getTerms, getTitleTerms, splitIdentifier, stem, tokenize } from './terms.ts';

describe('stem', () => {
  it.each(['constructor', 'hasown', 'valueof'])('takes %s as a word like any other', (word) => {
    expect(stem(word)).toBe(word);
  });

  it.each([
    ['sort', 'sorts', 'sorted', 'sorting', 'sortable'],
    ['edit', 'edits', 'edited', 'editing', 'editable'],
    ['select', 'selects', 'selected', 'selection'],
    ['pin', 'pinned', 'pinning'],
    ['disable', 'disabled', 'disabling'],
    ['virtualize', 'virtualization', 'virtualisation', 'virtualised'],
    ['visible', 'visibility'],
    ['copy', 'copies', 'copied'],
    ['class', 'classes'],
    ['axis', 'axes'],
    ['expand', 'expanded', 'expansion'],
    ['license', 'licence', 'licenses', 'licensing'],
    ['color', 'colors', 'colour', 'colours'],
    ['behavior', 'behaviour'],
    ['paginate', 'pagination'],
    ['child', 'children'],
  ])('reduces the forms of %s to one stem', (word, ...forms) => {
    expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
  });

  it.each([
    ['date', 'data'],
    ['bus', 'status'],
    ['tree', 'tred'],
    ['row', 'arrow'],
    ['grid', 'griddle'],
  ])('distinguishes %s from %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  it('leaves short words and versions unchanged', () => {
    expect(['api', 'use', 'ms', 'v7', 'es2022s'].map(stem)).toEqual([
      'api',
      'use',
      'ms',
      'v7',
      'es2022s',
    ]);
  });
});

describe('splitIdentifier', () => {
  it.each([
    ['getRowId', ['get', 'row', 'id']],
    ['DataGridPro', ['data', 'grid', 'pro']],
    ['useTreeViewApiRef', ['use', 'tree', 'view', 'api', 'ref']],
    ['exportAsCSV', ['export', 'as', 'csv']],
    ['HTMLElement', ['html', 'element']],
    ['AdapterDateFnsV3', ['adapter', 'date', 'fns', 'v3']],
    ['pagination', ['pagination']],
  ])('splits %s', (word, parts) => {
    expect(splitIdentifier(word)).toEqual(parts);
  });
});

describe('tokenize', () => {
  it('returns each word with its position, and an identifier as a whole and in parts', () => {
    expect(tokenize('Set `checkboxSelection` on the grid.')).toEqual([
      { start: 0, end: 3, word: 'set', terms: [{ word: 'set', term: 'set' }] },
      {
        start: 5,
        end: 22,
        word: 'checkboxselection',
        terms: [
          { word: 'checkboxselection', term: 'checkboxselection' },
          { word: 'checkbox', term: 'checkbox' },
          { word: 'selection', term: 'select' },
        ],
      },
      { start: 24, end: 26, word: 'on', terms: [] },
      { start: 27, end: 30, word: 'the', terms: [] },
      { start: 31, end: 35, word: 'grid', terms: [{ word: 'grid', term: 'grid' }] },
    ]);
  });

  it('drops stop words from the parts of an identifier', () => {
    expect(getTerms('onRowClick').map(({ term }) => term)).toEqual(['onrowclick', 'row', 'click']);
  });
});

describe('getTitleTerms', () => {
  it('joins adjacent words within a line, but not across stop words', () => {
    expect(getTitleTerms('Height of a row\nRow height').map(({ term }) => term)).toEqual([
      'height',
      'row',
      'row',
      'height',
      'rowheight',
    ]);
  });

  it('counts an identifier in brackets as a whole only', () => {
    expect(getTitleTerms('Row end (onRowsScroll)').map(({ term }) => term)).toEqual([
      'row',
      'end',
      'onrowsscroll',
      'rowend',
      'endonrowsscroll',
    ]);
  });
});

describe('getSubject', () => {
  it.each([
    ['Validation (preProcessEditCellProps)', 'Validation'],
    ['Natural sort: numbers inside text', 'Natural sort'],
    ['Server-side validation', 'Server-side validation'],
    ['(rows)', '(rows)'],
    ['aria:label', 'aria:label'],
  ])('of %s is %s', (title, subject) => {
    expect(getSubject(title)).toBe(subject);
  });
});
