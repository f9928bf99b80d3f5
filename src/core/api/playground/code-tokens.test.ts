import { expect, it } from 'vitest';
import { splitCode } from './code-tokens.ts';

const CODE = `import { Table } from 'table'; // All of it
const rows = createRows(3);
export default () => <Table title="It's" rows={rows} open={true} />;
`;

it('colors comments, strings, keywords, functions and constants', () => {
  const tokens = splitCode(CODE);
  expect(tokens.map(({ text }) => text).join('')).toBe(CODE);
  const get = (name: string) =>
    tokens.filter(({ className }) => className === name).map(({ text }) => text);
  expect(get('m')).toEqual(['// All of it']);
  expect(get('s')).toEqual(["'table'", '"It\'s"']);
  expect(get('k')).toEqual(['import', 'from', 'const', 'export', 'default', '=>']);
  expect(get('c')).toEqual(['3', 'true']);
  expect(get('f')).toEqual(['createRows', 'Table']);
});
