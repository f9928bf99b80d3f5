import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
const styles = read('styles/icons.css');
const drawings = [...read('assets/icons.svg').matchAll(/<g id="([^"]+)" transform="([^"]+)"/g)];
const names = [...read('components/site/Icon.tsx').matchAll(/^ {2}\| '([^']+)'/gm)].map(
  ([, name]) => name!,
);

it('draws each icon in the row that the style sheet uses', () => {
  const rows = [...styles.matchAll(/data-icon='([^']+)'\] \{\s+--row: (\d+);/g)];
  expect(rows.map(([, name, row]) => [name, `translate(0 ${24 * Number(row)})`])).toEqual(
    drawings.map(([, name, transform]) => [name, transform]),
  );
  expect(styles).toContain(`--rows: ${drawings.length};`);
});

it('has a drawing for every name', () => {
  const drawn = drawings.map(([, name]) => name);
  expect([...drawn, 'chevron'].sort()).toEqual([...names].sort());
});
