import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, test } from 'vitest';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';
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

let files: string[] = [];
beforeAll(async () => {
  files = await listHtmlFiles(DIST);
});

describe('the built documents', () => {
  test('exist', () => {
    expect(files.length).toBeGreaterThan(25);
  });

  test('are valid HTML', async () => {
    const problems: string[] = [];
    for (const file of files) {
      const report = await validator.validateFile(file);
      for (const { messages } of report.results) {
        for (const { line, column, ruleId, message } of messages) {
          problems.push(`${path.relative(DIST, file)}:${line}:${column} ${ruleId}: ${message}`);
        }
      }
    }
    expect(problems).toEqual([]);
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
