import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import { AUTHOR_TAGS } from '../../core/page/vocabulary.ts';
import { ROOT } from '../load-config.ts';
import { createApiLinks } from '../../core/api/links.ts';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createContentReference } from '../api/content-reference.ts';
import { loadContent } from './load-pages.ts';

const GUIDE = { folder: 'guide', name: 'Guide', prefix: '/guide' };
const REFERENCE = { folder: 'reference', name: 'Reference', prefix: '/reference' };
const FILE = 'content/guide/page.mdx';
const HTML = ['abbr', 'br', 'details', 'kbd', 'sub', 'summary', 'sup'];
const TAGS = [...Object.keys(AUTHOR_TAGS), ...HTML].map((tag) => `<${tag}>`).join(', ');

function load(fixture: string, errors?: AuthorError[]) {
  const root = path.join(ROOT, 'tests/fixtures', fixture, 'content');
  return loadContent([GUIDE, REFERENCE], root, errors);
}

/** Returns the mistakes of a fixture, by file and line. */
async function getMistakes(fixture: string, errors?: AuthorError[]): Promise<AuthorError[]> {
  const thrown: unknown = await load(fixture, errors).catch((error: unknown) => error);
  if (!(thrown instanceof AuthorErrors)) throw new Error(`${fixture} has no mistake`);
  return thrown.mistakes.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

describe('loadContent', () => {
  it('reads every page of the sections', async () => {
    const defaults = { components: [], keywords: [], toc: true };
    const { pages, texts } = await load('valid');
    expect(pages).toEqual([
      {
        pathname: '/guide',
        file: FILE,
        section: 'guide',
        frontMatter: { ...defaults, title: 'Guide', description: 'Where to begin.' },
        headings: [
          { depth: 2, id: 'install', text: 'Install' },
          { depth: 2, id: 'next', text: 'Next' },
        ],
        demos: [],
      },
      {
        pathname: '/guide/rows',
        file: 'content/guide/rows/page.mdx',
        section: 'guide',
        frontMatter: {
          title: 'Rows',
          description: 'Show and pick rows.',
          heading: 'Rows of a table',
          components: ['DataGrid'],
          plan: 'pro',
          keywords: ['lines'],
          toc: false,
        },
        headings: [
          { depth: 2, id: 'pick-a-row', text: 'Pick a row' },
          { depth: 3, id: 'pick-a-row-2', text: 'Pick a row' },
        ],
        demos: ['TwoRows'],
        questions: { 'pick-a-row': ['choose one line', 'which line is active'] },
      },
      {
        pathname: '/reference',
        file: 'content/reference/page.mdx',
        section: 'reference',
        frontMatter: { ...defaults, title: 'Reference', description: 'Every part by its name.' },
        headings: [],
        demos: [],
      },
    ]);
    expect(Object.fromEntries(texts)).toEqual({
      '/guide': {
        '': 'Start with the rows or one demo.',
        install: 'npm install guide npm start pnpm start',
        next: 'Go on to the reference, to the top, or to the shop.',
      },
      '/guide/rows': {
        '': 'Words before the first heading.',
        'pick-a-row': 'key: does. Enter: picks.',
        'pick-a-row-2': 'Not twice A row is picked once. More\nAll of it.',
      },
      '/reference': { '': 'There is nothing here yet.' },
    });
  });

  it('returns no pages if there are no files', async () => {
    const nothing = { pages: [], texts: new Map() };
    const root = path.join(ROOT, 'tests/fixtures/valid/content');
    expect(await loadContent([], root)).toEqual(nothing);
    expect(await load('no-such-fixture')).toEqual(nothing);
  });

  it.each<[string, Omit<AuthorError, 'file'>[]]>([
    [
      'front-matter-missing',
      [
        {
          line: 0,
          problem: 'The page has no front matter.',
          remedy: 'Start it with --- and title and description.',
        },
      ],
    ],
    [
      'front-matter-not-yaml',
      [
        {
          line: 1,
          problem:
            'The front matter is not YAML: Nested mappings are not allowed in compact mappings' +
            ' at line 1, column 8:\n\ntitle: Grid: rows\n       ^\n',
          remedy: 'Quote the value.',
        },
      ],
    ],
    [
      'front-matter-wrong',
      [
        {
          line: 1,
          problem: 'description: Invalid input: expected string, received undefined.',
          remedy: 'See the front matter in CONTRIBUTING.md.',
        },
        {
          line: 1,
          problem: 'front matter: Unrecognized key: "author".',
          remedy: 'See the front matter in CONTRIBUTING.md.',
        },
        {
          line: 2,
          problem: 'title: Too big: expected string to have <=70 characters.',
          remedy: 'See the front matter in CONTRIBUTING.md.',
        },
        {
          line: 3,
          problem: 'plan: Invalid option: expected one of "pro"|"premium".',
          remedy: 'See the front matter in CONTRIBUTING.md.',
        },
      ],
    ],
    [
      'unparsable',
      [
        {
          line: 8,
          problem:
            'The page cannot be parsed: Expected a closing tag for `<strong>` (8:11-8:19)' +
            ' before the end of `paragraph`.',
          remedy: 'Close the tag, or escape < and { as code.',
        },
      ],
    ],
    [
      'wrong-cards',
      [
        {
          line: 8,
          problem: 'There is no demo guide/NoSuchDemo.',
          remedy: 'Write the id of a demo: data-grid/sorting/Name.',
        },
        {
          line: 8,
          problem: 'The link /guide/nowhere/ is broken.',
          remedy: 'Link to a page that exists.',
        },
      ],
    ],
    [
      'unknown-demo',
      [
        {
          line: 8,
          problem: 'There is no demo NoSuchDemo.',
          remedy: 'Write demos/NoSuchDemo.tsx next to the page.',
        },
      ],
    ],
    [
      'demo-not-shown',
      [
        {
          line: 0,
          problem: 'The demo Forgotten is not on the page.',
          remedy: 'Add <Demo name="Forgotten" … /> or remove it.',
        },
      ],
    ],
    [
      'demo-shown-twice',
      [{ line: 8, problem: 'The demo Echo is shown twice.', remedy: 'Show it once.' }],
    ],
    [
      'dead-link',
      [
        {
          line: 6,
          problem: 'The link /guide/nowhere/ is broken.',
          remedy: 'Link to a page that exists.',
        },
      ],
    ],
    [
      'dead-anchor',
      [
        {
          line: 8,
          problem: '#columns: the page has no anchor #columns.',
          remedy: 'Use the anchor of a heading or a demo on that page.',
        },
        {
          line: 8,
          problem: '/guide/#Grid.tsx: the page has no anchor #Grid.tsx.',
          remedy: 'Use the anchor of a heading or a demo on that page.',
        },
      ],
    ],
    [
      'link-form',
      [
        {
          line: 6,
          problem: 'The link /guide does not end in a slash.',
          remedy: 'Write /guide/.',
        },
        { line: 6, problem: 'The link guide/ is relative.', remedy: 'Start it with a slash.' },
        { line: 6, problem: 'The link //guide/ has a double slash.', remedy: 'Remove one.' },
      ],
    ],
    [
      'h3-before-h2',
      [
        {
          line: 6,
          problem: 'An h3 comes before any h2.',
          remedy: 'Write ## for the first heading.',
        },
      ],
    ],
    [
      'unknown-tag',
      [
        {
          line: 8,
          problem: 'Unknown tag <Video>.',
          remedy: `Use one of ${TAGS}, or escape it as code.`,
        },
      ],
    ],
    [
      'unknown-callout',
      [
        {
          line: 6,
          problem: 'Unknown callout :::warn.',
          remedy: 'Use one of info, success, warning, error.',
        },
      ],
    ],
    [
      'prompt-in-shell',
      [
        {
          line: 6,
          problem: 'A shell block contains a prompt.',
          remedy: 'Write only the command: prompts get copied.',
        },
      ],
    ],
    [
      'tab-outside-tabs',
      [
        {
          line: 6,
          problem: 'A code block outside <CodeTabs> has a tab.',
          remedy: 'Put the code blocks into <CodeTabs group="…">.',
        },
      ],
    ],
    [
      'aliases-wrong',
      [
        {
          line: 8,
          problem: 'The page already has an anchor #rows.',
          remedy: 'Remove it from <Aliases>.',
        },
        {
          line: 10,
          problem: '#fields: #fields is an earlier anchor.',
          remedy: 'Write #cells.',
        },
        {
          line: 16,
          problem: '<Aliases> is not below a heading.',
          remedy: 'Put it directly after its heading.',
        },
        {
          line: 20,
          problem: 'The page already has an anchor #fields.',
          remedy: 'Remove it from <Aliases>.',
        },
      ],
    ],
    [
      'wording',
      [
        {
          line: 1,
          problem: 'The description says "somebody".',
          remedy: 'Write the user, or users.',
        },
        {
          line: 6,
          problem: 'A heading says "Know".',
          remedy: 'Start with the noun that developers search for.',
        },
        { line: 8, problem: 'The text says "anew".', remedy: 'Write again.' },
        { line: 10, problem: 'A heading says "people".', remedy: 'Write users.' },
      ],
    ],
  ])('reports %s', async (fixture, mistakes) => {
    expect(await getMistakes(fixture)).toEqual(
      mistakes.map((mistake) => ({ file: FILE, ...mistake })),
    );
  });

  it('reports a title that two pages have', async () => {
    expect(await getMistakes('duplicate-title')).toEqual([
      {
        file: 'content/guide/rows/page.mdx',
        line: 0,
        problem: `The title "Guide" is already used by ${FILE}.`,
        remedy: 'Choose another title.',
      },
    ]);
  });

  it('reports mistakes in the questions that lead to a page', async () => {
    expect(await getMistakes('questions-wrong')).toEqual([
      {
        file: 'content/guide/cells/questions.json',
        line: 0,
        problem: expect.stringMatching(/^It is no JSON: Unexpected token/) as string,
        remedy: 'Correct the file.',
      },
      {
        file: 'content/guide/questions.json',
        line: 0,
        problem: 'The page has no heading with the id rows.',
        remedy: 'Use the id of a heading, as in its address.',
      },
      {
        file: 'content/guide/rows/questions.json',
        line: 0,
        problem: expect.stringContaining('expected array') as string,
        remedy: 'Write lists of phrases by heading id.',
      },
    ]);
  });

  it('reports the mistakes of several files together, after the given ones', async () => {
    const given = { file: 'content/a.ts', line: 0, problem: 'Given.', remedy: 'Correct it.' };
    expect(await getMistakes('several-files', [given])).toEqual([
      given,
      {
        file: 'content/guide/cells/page.mdx',
        line: 0,
        problem: 'The page has no front matter.',
        remedy: 'Start it with --- and title and description.',
      },
      {
        file: FILE,
        line: 6,
        problem: 'Unknown callout :::warn.',
        remedy: 'Use one of info, success, warning, error.',
      },
      {
        file: FILE,
        line: 7,
        problem: 'The link /guide does not end in a slash.',
        remedy: 'Write /guide/.',
      },
      {
        file: FILE,
        line: 10,
        problem: 'Unknown tag <Video>.',
        remedy: `Use one of ${TAGS}, or escape it as code.`,
      },
      {
        file: 'content/guide/rows/page.mdx',
        line: 6,
        problem:
          'The page cannot be parsed: Unexpected end of file in expression, expected a' +
          ' corresponding closing brace for `{`.',
        remedy: 'Close the tag, or escape < and { as code.',
      },
    ]);
  });

  it('throws the given mistakes even if the pages have none', async () => {
    const given = { file: 'content/a.ts', line: 0, problem: 'Given.', remedy: 'Correct it.' };
    expect(await getMistakes('valid', [given])).toEqual([given]);
  });

  it('names the line of a tag that is never closed', async () => {
    const [mistake] = await getMistakes('unclosed-tag');
    expect(mistake?.line).toBe(8);
  });

  it('keeps a colon in a sentence', async () => {
    const { pages, texts } = await load('colon-in-text');
    expect(pages[0]?.headings).toEqual([{ depth: 2, id: 'from-10-am', text: 'From 10:am' }]);
    expect(texts.get('/guide')).toEqual({ 'from-10-am': 'Open from 10:am on.' });
  });

  it('checks reference-style links', async () => {
    expect(await getMistakes('dead-link-definition')).toEqual([
      {
        file: FILE,
        line: 8,
        problem: 'The link /guide/nowhere/ is broken.',
        remedy: 'Link to a page that exists.',
      },
    ]);
  });
});

const HISTORY = {
  product: 'tables',
  releases: ['6.9', '7.0', '7.1'].map((name) => ({ name, packages: [] })),
  members: {},
};

describe('loadContent with an API reference', () => {
  const product = { folder: 'guide', name: 'Guide', prefix: '/guide' };
  const reference = createContentReference(
    [
      {
        product,
        model: API_MODEL,
        links: createApiLinks(API_MODEL, 'guide'),
        history: HISTORY,
        renames: {},
        playgrounds: {},
        accessibility: [],
      },
    ],
    [],
  );
  const loadWith = (fixture: string) => {
    const root = path.join(ROOT, 'tests/fixtures', fixture, 'content');
    return loadContent([GUIDE], root, [], reference);
  };

  it('accepts links to its pages and anchors, and ends pages with the list of their names', async () => {
    const { pages } = await loadWith('api-valid');
    const page = pages.find(({ pathname }) => pathname === '/guide');
    expect(page?.headings).toEqual([
      { depth: 2, id: 'methods', text: 'Methods' },
      { depth: 2, id: 'api', text: 'API' },
    ]);
    expect(page?.showsApi).toBe(true);
    expect(pages.filter(({ api }) => api).length).toBe(10);
  });

  it('reports names, tags and anchors that do not exist', async () => {
    const thrown: unknown = await loadWith('api-invalid').catch((error: unknown) => error);
    if (!(thrown instanceof AuthorErrors)) throw new Error('There is no mistake');
    expect(thrown.mistakes).toEqual([
      {
        file: FILE,
        line: 7,
        problem: '/x/api/guide/table/#Table-prop-gone: the page has no anchor #Table-prop-gone.',
        remedy: 'Use the anchor of a heading or a demo on that page.',
      },
      {
        file: FILE,
        line: 1,
        problem: 'components: no package exports Missing.',
        remedy: 'Use the name of an exported component or type.',
      },
      { file: FILE, line: 9, problem: 'There is no feature fly.', remedy: 'Use one of sort.' },
      { file: FILE, line: 11, problem: 'There is no category Sky.', remedy: 'Use one of Rows.' },
      { file: FILE, line: 13, problem: 'There is no product chairs.', remedy: 'Use one of guide.' },
      {
        file: FILE,
        line: 15,
        problem: 'There is no release 5.',
        remedy: 'Use one of 6.9, 7.0, 7.1.',
      },
    ]);
  });
});
