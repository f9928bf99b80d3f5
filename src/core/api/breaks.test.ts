import { expect, it } from 'vitest';
import { addBreaks } from './breaks.ts';

it.each([
  ['RefObject&lt;GridApi&gt;', 'RefObject&lt;<wbr>GridApi&gt;'],
  ['Map&lt;string,Row[]&gt;', 'Map&lt;<wbr>string,<wbr>Row[]&gt;'],
  ["'a'|'b' | 'c'", "'a'|<wbr>'b' | 'c'"],
  ['() => void', '() => void'],
  ['(row: Row, ...args: any[]) => {}', '(<wbr>row: Row, ...args: any[]) => {}'],
  ['components.MuiDataGrid.defaultProps', 'components.<wbr>MuiDataGrid.<wbr>defaultProps'],
  ['.MuiDataGrid-root', '.MuiDataGrid-root'],
  ['1.5', '1.5'],
])('allows a line break after punctuation in %s', (html, result) => {
  expect(addBreaks(html)).toBe(result);
});

it('leaves tags and their attributes alone', () => {
  expect(addBreaks('Set&lt;<a class="t" href="/x/api/a.b/">Row</a>&gt;')).toBe(
    'Set&lt;<wbr><a class="t" href="/x/api/a.b/">Row</a>&gt;',
  );
});
