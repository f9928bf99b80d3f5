import { expect, it } from 'vitest';
import { hashText } from './hash-text.ts';

it('has a fixed length and few texts in common', () => {
  const hashes = new Set<string>();
  for (let index = 0; index < 2000; index += 1) {
    const hash = hashText(`  return <DataGrid rows={rows} width={${index}} />;`, 6);
    expect(hash).toMatch(/^[\da-z]{6}$/);
    hashes.add(hash);
  }
  expect(hashes.size).toBe(2000);
  expect(hashText('', 4)).toMatch(/^[\da-z]{4}$/);
});

it('differs for every changed, swapped, or missing character', () => {
  const text = 'export default function SortPurchases() {';
  const hash = hashText(text, 6);
  for (let index = 0; index < text.length; index += 1) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    expect(hashText(`${before}#${after}`, 6)).not.toBe(hash);
    expect(hashText(`${before}${after}`, 6)).not.toBe(hash);
  }
  expect(hashText([...text].reverse().join(''), 6)).not.toBe(hash);
});
