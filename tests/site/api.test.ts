import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findTypeLinks } from '../../src/core/api/links.ts';
import { apiModelSchema } from '../../src/core/api/model.ts';
import { listHtmlFiles } from '../../src/node/finish/html-files.ts';

const REFERENCE = path.resolve(import.meta.dirname, '../../dist/x/api');

let pages: { file: string; html: string }[] = [];
beforeAll(async () => {
  const files = listHtmlFiles(REFERENCE);
  pages = files.map((file) => ({
    file: path.relative(REFERENCE, file),
    html: /<article[\s\S]*<\/article>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '',
  }));
});

function readModel(folder: string) {
  const file = path.resolve(import.meta.dirname, `../../api/${folder}.api.json`);
  return apiModelSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The order of what a page of a component or an interface can have. */
const ORDER = ['import', 'props', 'slots', 'classes', 'properties', 'used-by', 'details', 'demos'];

function getHeadings(html: string): string[] {
  return [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!);
}

describe('a page of the reference', () => {
  test('has the members before the demos', () => {
    const entities = pages.filter(({ html }) => html.includes('<h2 id="import"'));
    expect(entities.length).toBeGreaterThan(100);
    for (const { file, html } of entities) {
      const known = getHeadings(html).filter((id) => ORDER.includes(id));
      expect(known, file).toEqual(ORDER.filter((id) => known.includes(id)));
      const [row, demos] = [html.indexOf('class="api-row"'), html.indexOf('class="api-demos"')];
      expect(row, file).toBeGreaterThan(0);
      if (demos >= 0) expect(demos, file).toBeGreaterThan(row);
      const before = html.slice(html.indexOf('<h2 id="import"'), row);
      expect(before, file).not.toContain('href="/x/react-');
    }
  });
});

describe('an index of the reference', () => {
  const getIndexes = () => pages.filter(({ file }) => /^[\w-]+\/index\.html$/.test(file));
  const getEntries = (html: string) =>
    [...html.matchAll(/<ul class="api-index">([\s\S]*?)<\/ul>/g)].flatMap(([, list]) =>
      list!.split(/<li\b/).slice(1),
    );

  test('links to every page, and describes each entry in a line', () => {
    expect(getIndexes().length).toBeGreaterThan(3);
    for (const { file, html } of getIndexes()) {
      const folder = path.dirname(file);
      for (const entry of getEntries(html)) {
        expect(entry, file).toMatch(/<p>[A-Z\d][^<]{3,}[.!?]<\/p>/);
      }
      const others = pages.filter(
        (page) => page.file.startsWith(`${folder}/`) && page.file !== file,
      );
      for (const other of others) {
        expect(html, file).toContain(`href="/x/api/${path.dirname(other.file)}/"`);
      }
    }
  });

  test('lists every component, interface, and export with its kind and plan', () => {
    for (const { file, html } of getIndexes()) {
      const folder = path.dirname(file);
      const { components, interfaces, exports, leftOut } = readModel(folder);
      const entries = getEntries(html);
      for (const { name, plan } of [...components, ...interfaces, ...exports]) {
        const entry = entries.find((each) => each.includes(`<code>${name}</code>`));
        expect(entry, `${folder}: ${name}`).toMatch(/^ data-kind="\w+"/);
        expect(/data-plan="(\w+)"/.exec(entry ?? '')?.[1], `${folder}: ${name}`).toBe(plan);
      }
      expect(entries.filter((entry) => entry.includes('<code>'))).toHaveLength(
        components.length + interfaces.length + exports.length,
      );
      expect(html).toContain(`: ${leftOut.length}</summary>`);
      for (const { name } of leftOut) expect(html, folder).toContain(`<code>${name}</code>`);
    }
  });
});

describe('definitions that open in place', () => {
  const getFiles = (html: string) =>
    findTypeLinks(html).map(({ folder, name }) => `${folder}/types/${name}.json`);

  test('are stored for each linked name, and for no other', () => {
    const opened = new Set(pages.flatMap(({ html }) => getFiles(html)));
    expect(opened.size).toBeGreaterThan(1000);
    for (const file of opened) {
      const { name, code, uses } = JSON.parse(readFileSync(path.join(REFERENCE, file), 'utf8'));
      expect(path.basename(file), file).toBe(`${name}.json`);
      expect(uses, file).toBeInstanceOf(Array);
      for (const next of getFiles(code)) opened.add(next);
    }
    const stored = readdirSync(REFERENCE).flatMap((folder) => {
      const types = path.join(REFERENCE, folder, 'types');
      if (!existsSync(types)) return [];
      const files = readdirSync(types).filter((file) => file.endsWith('.json'));
      return files.map((file) => `${folder}/types/${file}`);
    });
    expect(stored.sort()).toEqual([...opened].sort());
  });
});

describe('a page about a component', () => {
  test('has an anchor for each of its CSS variables', () => {
    let count = 0;
    for (const folder of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
      for (const { name, slug, cssVariables = [] } of readModel(folder).components) {
        const { html = '' } =
          pages.find(({ file }) => file === `${folder}/${slug}/index.html`) ?? {};
        for (const variable of cssVariables) {
          expect(html, name).toContain(`id="${name}-variable-${variable.name}"`);
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(60);
  });
});
