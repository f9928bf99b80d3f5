import { splitTryHash } from '../../core/api/playground/try-hash.ts';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { AuthorErrors, type AuthorError } from '../../core/author-error.ts';
import type { ProductConfig } from '../../core/site/config.ts';
import { getDemoPath, parseDemoAnchor } from '../../core/demo/demo.ts';
import {
  questionsSchema,
  type Page,
  type PageTexts,
  type Questions,
} from '../../core/page/page.ts';
import { API_HEADING, findApiPages } from '../../core/site/page-props.ts';
import { getPagePathname } from '../../core/urls.ts';
import { findRelease } from '../../core/api/history/change-list.ts';
import { findFormMistakes } from '../../core/page/form.ts';
import { splitPropNames } from '../../core/api/prop-rows.ts';
import { checkLinkForm, createReport } from './check-page.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { listFiles } from '../list-files.ts';
import { NO_REFERENCE, type ContentReference } from '../api/content-reference.ts';
import { listDemoNames } from '../demo/demo-files.ts';
import { createPageReader, type Body, type ReadPage } from './read-page.ts';

/** A page being loaded, with what later checks need. */
interface Draft extends Pick<Body, 'links' | 'apiTags' | 'propsTags' | 'text'> {
  page: Page;
  broken?: ReadPage['broken'];
}

/** The pages, as much of them as could be read, and every mistake in them. */
export interface Content {
  /** All pages. Includes those that cannot be shown, so that links to them are valid. */
  pages: Page[];
  /** The texts of the pages that authors wrote. */
  texts: PageTexts;
  /** Pages with invalid front matter, which is replaced by fallback values. */
  broken: ReadonlySet<Page>;
  mistakes: readonly AuthorError[];
}

const QUESTIONS_FILE = 'questions.json';

/** Returns every `page.mdx` below a folder, as full paths. */
function findPageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((file) => path.basename(file) === 'page.mdx')
    .map((file) => path.join(folder, file))
    .sort();
}

function checkPictures(
  { pictures }: Body,
  contentRoot: string,
  report: ReturnType<typeof createReport>,
) {
  for (const { name, node } of pictures) {
    if (existsSync(path.join(contentRoot, getDemoPath(name)))) continue;
    report(node, `There is no demo ${name}.`, 'Write the id of a demo: data-grid/sorting/Name.');
  }
}

async function checkDemos(folder: string, file: string, body: Body, errors: AuthorError[]) {
  const report = createReport(file, errors);
  const names = await listDemoNames(folder);
  const seen = new Set<string>();
  for (const { name, node } of body.demos) {
    if (!names.includes(name)) {
      report(node, `There is no demo ${name}.`, `Write demos/${name}.tsx next to the page.`);
    }
    if (seen.has(name)) report(node, `The demo ${name} is shown twice.`, 'Show it once.');
    seen.add(name);
  }
  for (const name of names.filter((name) => !seen.has(name))) {
    report(
      {},
      `The demo ${name} is not on the page.`,
      `Add <Demo name="${name}" … /> or remove it.`,
    );
  }
}

/** Reads the phrases that lead search to the sections of a page; undefined if there are none. */
function readQuestions(
  page: string,
  fullPath: string,
  { headings }: Body,
  errors: AuthorError[],
): Questions | undefined {
  if (!existsSync(fullPath)) return undefined;
  const file = path.posix.join(path.posix.dirname(page), QUESTIONS_FILE);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(fullPath, 'utf8'));
  } catch (error) {
    const problem = `It is no JSON: ${(error as Error).message}.`;
    errors.push({ file, line: 0, problem, remedy: 'Correct the file.' });
    return undefined;
  }
  const result = questionsSchema.safeParse(value);
  if (!result.success) {
    for (const problem of z.prettifyError(result.error).slice(2).split('\n✖ ')) {
      errors.push({ file, line: 0, problem, remedy: 'Write lists of phrases by heading id.' });
    }
    return undefined;
  }
  for (const id of Object.keys(result.data)) {
    if (id === '' || headings.some((heading) => heading.id === id)) continue;
    const problem = `The page has no heading with the id ${id}.`;
    errors.push({ file, line: 0, problem, remedy: 'Use the id of a heading, as in its address.' });
  }
  return result.data;
}

const readPage = createPageReader();

async function loadPage(
  fullPath: string,
  { folder, prefix }: ProductConfig,
  contentRoot: string,
  errors: AuthorError[],
): Promise<Draft> {
  const file = path.relative(path.dirname(contentRoot), fullPath).replaceAll(path.sep, '/');
  const pageFolder = path.dirname(fullPath);
  const inside = path.relative(path.join(contentRoot, folder), pageFolder);
  const { frontMatter, body, hasPropsTable, mistakes, broken } = readPage(
    file,
    await readFile(fullPath, 'utf8'),
  );
  errors.push(...mistakes);
  if (broken !== 'syntax') {
    await checkDemos(pageFolder, file, body, errors);
    checkPictures(body, contentRoot, createReport(file, errors));
    const others = findFormMistakes({
      path: inside.replaceAll(path.sep, '/'),
      components: frontMatter.components,
      headings: body.headings,
      demos: body.demos.length,
      hasProps: body.propsTags.length > 0 || hasPropsTable,
    });
    errors.push(...others.map((mistake) => ({ file, line: 0, ...mistake })));
  }
  const questions =
    broken === 'syntax'
      ? undefined
      : readQuestions(file, path.join(pageFolder, QUESTIONS_FILE), body, errors);
  const page: Page = {
    pathname: getPagePathname(prefix, inside.replaceAll(path.sep, '/')),
    file,
    section: folder,
    frontMatter,
    headings: body.headings,
    ...(Object.keys(body.aliases).length > 0 ? { aliases: body.aliases } : {}),
    demos: body.demos.map(({ name }) => name),
    ...(Object.keys(body.demoTitles).length > 0 ? { demoTitles: body.demoTitles } : {}),
    ...(questions && { questions }),
    ...(body.apiTags.length > 0 ? { showsApi: true as const } : {}),
  };
  const { links, apiTags, propsTags, text } = body;
  return { page, links, apiTags, propsTags, text, ...(broken && { broken }) };
}

function checkLinks(drafts: readonly Draft[], others: readonly Page[], errors: AuthorError[]) {
  const variants = loadConfig()['source-variants'];
  const all = [...drafts.map(({ page }) => page), ...others];
  const pages = new Map(all.map((page) => [page.pathname, page]));
  // The anchors of a page that cannot be parsed are unknown.
  const unread = new Set(
    drafts.filter(({ broken }) => broken === 'syntax').map(({ page }) => page),
  );
  for (const { page, links } of drafts) {
    const report = createReport(page.file, errors);
    for (const link of links) {
      const target = checkLinkForm(link, report);
      if (!target) continue;
      const found = target.pathname === '' ? page : pages.get(target.pathname);
      if (!found) {
        report(link.node, `The link ${link.url} is broken.`, 'Link to a page that exists.');
        continue;
      }
      const present = found.aliases?.[target.hash];
      if (present !== undefined) {
        report(
          link.node,
          `${link.url}: #${target.hash} is an earlier anchor.`,
          `Write #${present}.`,
        );
      } else if (
        target.hash !== '' &&
        !unread.has(found) &&
        !found.headings.some(({ id }) => id === target.hash) &&
        !parseDemoAnchor(target.hash, found.demos, variants) &&
        !(found.api?.hasPlayground && splitTryHash(`#${target.hash}`))
      ) {
        report(
          link.node,
          `${link.url}: the page has no anchor #${target.hash}.`,
          'Use the anchor of a heading or a demo on that page.',
        );
      }
    }
  }
}

function checkTitles(drafts: readonly Draft[], errors: AuthorError[]) {
  const first = new Map<string, string>();
  for (const { page, broken } of drafts) {
    if (broken) continue;
    const { title } = page.frontMatter;
    const other = first.get(title);
    if (other) {
      createReport(page.file, errors)(
        {},
        `The title "${title}" is already used by ${other}.`,
        'Choose another title.',
      );
    } else first.set(title, page.file);
  }
}

/** Checks that the names and tags of a page exist in the API reference. */
function checkReference(
  { page, apiTags, propsTags }: Draft,
  { hasName, hasProp, features, categories, histories }: ContentReference,
  errors: AuthorError[],
) {
  const report = createReport(page.file, errors);
  for (const name of page.frontMatter.components) {
    if (hasName(name)) continue;
    errors.push({
      file: page.file,
      line: 1,
      problem: `components: no package exports ${name}.`,
      remedy: 'Use the name of an exported component or type.',
    });
  }
  const { subject } = page.frontMatter;
  const history = histories.get(page.section);
  if (subject !== undefined && history?.members[subject]?.at(-1)?.[1] == null) {
    errors.push({
      file: page.file,
      line: 1,
      problem: `subject: the history of ${page.section} has no ${subject}.`,
      remedy: `Use a key of api/history/${page.section}.json that the present release has.`,
    });
  }
  for (const node of propsTags) {
    for (const name of splitPropNames(String(node.attributes['names'] ?? ''))) {
      if (hasProp(name, page.section, page.frontMatter.components)) continue;
      report(
        node,
        `<Props> names ${name}, which the reference does not have.`,
        'Write a prop of the `components` in the front matter, slots.name, or Interface.member.',
      );
    }
  }
  for (const node of apiTags) {
    const { feature, category, product, from, to } = node.attributes;
    const check = (what: string, value: unknown, known: readonly string[]) => {
      if (value === undefined || known.includes(String(value))) return;
      report(node, `There is no ${what} ${String(value)}.`, `Use one of ${known.join(', ')}.`);
    };
    check('feature', feature, features);
    check('category', category, categories);
    if (node.name !== 'ApiChanges') continue;
    check('product', product, [...histories.keys()]);
    const history = histories.get(String(product ?? page.section));
    if (!history) continue;
    const names = history.releases.map(({ name }) => name);
    for (const release of [from, to]) {
      if (findRelease(history, String(release)) === undefined) check('release', release, names);
    }
  }
}

/**
 * Reads every page of the sections and adds the pages of the API reference. A page with mistakes is
 * included with as much of it as could be read.
 */
export async function readContent(
  sections: readonly ProductConfig[],
  contentRoot = path.join(ROOT, 'content'),
  reference: ContentReference = NO_REFERENCE,
): Promise<Content> {
  const mistakes: AuthorError[] = [];
  const found = await Promise.all(
    sections.map(async (section) => {
      const files = findPageFiles(path.join(contentRoot, section.folder));
      return Promise.all(files.map((file) => loadPage(file, section, contentRoot, mistakes)));
    }),
  );
  const drafts = found.flat();
  const pages = drafts.map(({ page }) => page);
  const others = reference.buildPages(pages);
  for (const page of pages) {
    if (findApiPages(page, others).length > 0) page.headings = [...page.headings, API_HEADING];
  }
  checkLinks(drafts, others, mistakes);
  checkTitles(drafts, mistakes);
  for (const draft of drafts) checkReference(draft, reference, mistakes);
  return {
    pages: [...pages, ...others],
    texts: new Map(drafts.map(({ page, text }) => [page.pathname, text])),
    broken: new Set(drafts.filter(({ broken }) => broken).map(({ page }) => page)),
    mistakes,
  };
}

/**
 * Reads every page of the sections. Throws the mistakes of all pages together as `AuthorErrors`,
 * after those in `errors`.
 */
export async function loadContent(
  sections: readonly ProductConfig[],
  contentRoot?: string,
  errors: readonly AuthorError[] = [],
  reference?: ContentReference,
): Promise<Pick<Content, 'pages' | 'texts'>> {
  const { pages, texts, mistakes } = await readContent(sections, contentRoot, reference);
  const all = [...errors, ...mistakes];
  if (all.length > 0) throw new AuthorErrors(all);
  return { pages, texts };
}
