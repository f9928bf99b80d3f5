import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FRAME_ADDRESS, FRAME_ASSETS } from '../../src/core/editor/runner/frame-address.ts';
import { parseHeaders } from '../../src/core/hosting/hosting.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
} from '../../src/core/search/types.ts';
import { getSentBytes } from '../../src/node/sent-bytes.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8');
const INDEXES = [SEARCH_TITLES_PATH, SEARCH_NAMES_PATH, SEARCH_TEXTS_PATH];
const FILES = readdirSync(path.join(DIST, FRAME_ASSETS));
const html = read(`${FRAME_ADDRESS}index.html`);
const referenced = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);

describe('the frame of edited demos', () => {
  test('refers to files that exist, with permission for its own origin', () => {
    expect(referenced.length).toBeGreaterThan(4);
    expect(referenced.filter((file) => !existsSync(path.join(DIST, file)))).toEqual([]);
    expect(referenced.filter((file) => !file.startsWith(FRAME_ASSETS))).toEqual([]);
    expect(html.match(/<(link|script) /g)).toHaveLength(html.match(/ crossorigin>/g)!.length);
  });

  test('has one copy of each library', () => {
    // ExcelJS contains its own Day.js.
    const codes = FILES.filter((file) => /^(?!exceljs).*\.js$/.test(file)).map((file) =>
      read(path.join(FRAME_ASSETS, file)),
    );
    const count = (text: string) => codes.filter((code) => code.includes(text)).length;
    // Texts of React DOM and of Day.js.
    expect(count('Maximum update depth exceeded. This can happen')).toBe(1);
    expect(count('Minified React error')).toBe(0);
    expect(count('isDayjsObject')).toBe(1);
  });

  test('needs less than 340 KiB before the code is known', async () => {
    const sizes = await Promise.all(referenced.map((file) => getSentBytes(path.join(DIST, file))));
    expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(340 * 1024);
  });

  test('has headers that isolate it, and no other path has them', () => {
    const headers = parseHeaders(read('_headers'));
    const policies = headers.filter(([, values]) => 'Content-Security-Policy' in values);
    expect(policies.map(([rule]) => rule)).toEqual([`${FRAME_ADDRESS}*`]);
    const shared = headers.filter(([, values]) => 'Access-Control-Allow-Origin' in values);
    expect(shared.map(([rule]) => rule)).toEqual([`${FRAME_ASSETS}*`]);
    const policy = policies[0]![1]['Content-Security-Policy'];
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/);
    expect(policy).not.toMatch(/allow-same-origin|allow-top|allow-popups|connect-src|https?:|\*/);
  });

  test('is loaded by no document of the site', () => {
    for (const file of ['x/react-data-grid/sorting/index.html', 'x/introduction/index.html']) {
      expect(read(file)).not.toContain('editor-frame');
    }
    for (const file of ['sitemap.xml', 'llms.txt', ...INDEXES]) {
      expect(read(file), file).not.toContain(FRAME_ADDRESS);
    }
  });
});
