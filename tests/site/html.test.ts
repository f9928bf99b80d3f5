import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { getDemoPlan } from '../../src/core/demo/demo.ts';
import { loadConfig, loadLicenseKey } from '../../src/node/load-config.ts';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { getScriptHashes } from '../../src/node/finish/script-hashes.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      // Islands are transparent: their content must be valid in the parent element.
      'astro-island': { flow: true, phrasing: true, transparent: true },
      'astro-slot': { flow: true, phrasing: true, transparent: true },
    },
  ],
  rules: {
    // Demos reserve their height with inline styles, and some titles and lines are long.
    'no-inline-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // React and Astro write this style, which is valid HTML too.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-implicit-button-type': 'error',
    'unrecognized-char-ref': 'error',
    'no-raw-characters': 'off',
    'script-type': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Safari needs the explicit role on lists without bullets.
    'no-redundant-role': 'off',
    // A heading inside a demo belongs to the demo.
    'heading-level': 'off',
    'prefer-native-element': 'off',
  },
});

const toPathname = (file: string) =>
  `/${path.relative(DIST, file).replaceAll(path.sep, '/')}`.replace(/index\.html$/, '');

/** Returns what pages with the same template have in common: their classes, and the part of the site. */
function getKind(file: string): string {
  const [tag] = /<body[^>]*>/.exec(readFileSync(file, 'utf8')) ?? [''];
  return `${toPathname(file).split('/').slice(1, 4).join('/')} ${tag}`;
}

let files: string[] = [];
beforeAll(async () => {
  files = listHtmlFiles(DIST);
});

describe('the built documents', () => {
  test('exist', () => {
    expect(files.length).toBeGreaterThan(25);
  });

  test('are valid HTML', async () => {
    const problems: string[] = [];
    const kinds = new Set<string>();
    const covered = files.filter((file) => {
      const kind = getKind(file);
      const isFirst = !kinds.has(kind);
      kinds.add(kind);
      return isFirst || isInScope(toPathname(file));
    });
    for (const file of covered) {
      const report = await validator.validateFile(file);
      for (const { messages } of report.results) {
        for (const { line, column, ruleId, message } of messages) {
          problems.push(`${path.relative(DIST, file)}:${line}:${column} ${ruleId}: ${message}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test('have table heads that start with a capital letter, unless they start with code', () => {
    const small = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<th(?: [^>]*)?>\s*([^<]*)/g)]
        .map(([, text]) => text!)
        .filter((text) => /^[a-z]/.test(text))
        .map((text) => `${path.relative(DIST, file)}: ${text}`),
    );
    expect(small).toEqual([]);
  });

  test('refer to elements that they have', () => {
    const lost = files.flatMap((file) => {
      const html = readFileSync(file, 'utf8');
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      return [...html.matchAll(/\s(aria-(?:labelledby|describedby|controls|owns)|for)="([^"]+)"/g)]
        .filter(([, , value = '']) => value.split(' ').some((id) => !ids.has(id)))
        .map(([, name, value]) => `${path.relative(DIST, file)}: ${name}="${value}"`);
    });
    expect(lost).toEqual([]);
  });

  test('allow only their own inline scripts', () => {
    for (const file of files) {
      const html = readFileSync(file, 'utf8');
      const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      const hashes = [...new Set(getScriptHashes(html))].map((hash) => `'${hash}'`);
      expect(scripts, file).toEqual(["'self'", "'inline-speculation-rules'", ...hashes]);
    }
  });

  test('have a chevron only on what opens, never on a link', () => {
    let chevrons = 0;
    for (const file of files) {
      const html = readFileSync(file, 'utf8');
      chevrons += html.split('data-icon="chevron"').length - 1;
      const links = html.match(/<a\b[^>]*>(?:(?!<\/a>).)*data-icon="chevron"/gs) ?? [];
      expect(links, file).toEqual([]);
    }
    expect(chevrons).toBeGreaterThan(files.length);
  });

  test('explain the watermark once, above the first demo of a paid package, unless there is a key', () => {
    const folders = loadConfig().products.filter(({ packages }) => packages);
    const paid = new Set(
      folders.flatMap(({ folder }) => {
        const file = path.join(DIST, 'x/data', folder, 'demos.json');
        const { demos } = JSON.parse(readFileSync(file, 'utf8')) as {
          demos: { id: string; plan: string }[];
        };
        return demos.flatMap(({ id, plan }) => (plan === 'community' ? [] : id));
      }),
    );
    // The pages of no product have no data file.
    for (const file of globSync('content/{whats-new,migration/*}/demos/*.tsx')) {
      const name = path.basename(file, '.tsx');
      const page = path.relative('content', path.dirname(path.dirname(file)));
      if (getDemoPlan([readFileSync(file, 'utf8')]) !== null) paid.add(`${page}/${name}`);
    }
    const expected: string[][] = [];
    const found = files.flatMap((file) => {
      const html = readFileSync(file, 'utf8');
      const parts = [...html.matchAll(/class="(license-notice)"| data-demo="([^"]+)"/g)];
      const list = parts.map(([, notice, id]) => notice ?? id ?? '');
      const demos = list.filter((each) => each !== 'license-notice');
      const first = demos.findIndex((id) => paid.has(id));
      expected.push(
        first < 0 || loadLicenseKey() !== null
          ? demos
          : [...demos.slice(0, first), 'license-notice', ...demos.slice(first)],
      );
      return [list];
    });
    expect(found.flat()).toContain('license-notice');
    expect(found).toEqual(expected);
  });

  test('load nothing from other hosts', () => {
    for (const file of files) {
      const html = readFileSync(file, 'utf8');
      const foreign = [...html.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => /(?:src|href)="(?:https?:)?\/\//.test(tag))
        .filter((tag) => !/rel="(?:canonical|alternate)"/.test(tag));
      expect(foreign, file).toEqual([]);
    }
  });
});
