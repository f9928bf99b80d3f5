import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toJavaScriptName, type DemoSources, type SourceFile } from '../../src/core/demo/demo.ts';
import { isDemoInScope } from '../demo-page.ts';
import { format } from '../../src/islands/editor/language/format.ts';

const SOURCES = path.resolve(import.meta.dirname, '../../dist/x/demo-source');

/** Every code of every demo and dataset that readers can open, in all date libraries. */
const CODES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const text = readFileSync(path.join(SOURCES, name), 'utf8');
    const source = JSON.parse(text) as DemoSources | SourceFile;
    const files = 'variants' in source ? source.variants.flatMap((each) => each.files) : [source];
    return files.flatMap(({ name: file, sources }) => [
      { from: name, file, code: sources.TS.code },
      ...(sources.JS ? [{ from: name, file: toJavaScriptName(file), code: sources.JS.code }] : []),
    ]);
  });

it('leaves the code of every demo as it is', { timeout: 300_000 }, async () => {
  expect(CODES.length).toBeGreaterThan(3000);
  for (const { from, file, code } of CODES.filter((each) => isDemoInScope(each.from))) {
    expect(await format(code, file), `${file} of ${from}`).toBe(code);
  }
});

it('formats an edited demo as before', async () => {
  const { file, code } = CODES.find((each) => each.file.endsWith('.tsx'))!;
  expect(await format(code.replaceAll(/\n +/g, '\n'), file)).toBe(code);
});
