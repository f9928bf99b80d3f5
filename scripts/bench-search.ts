/**
 * Quality and cost of search: `npm run bench:search`. Runs the queries of `search-queries.json`
 * whose answers are on the site and those of `section-queries.json` through the real engine, and
 * builds the index for 1, 3 and 10 times its pages. `-- --misses` lists queries whose answer did not
 * come first, `-- --relevance` skips the sizes. Times are CPU times, so that other work on the machine
 * does not count. If the site is built, it also types in a browser: `-- --typing` does only that.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { startStaticServer } from '../src/node/server/static-server.ts';
import { createSearchFiles, createSearchIndex } from '../src/node/search/search-index.ts';
import { loadSite } from '../src/node/site/load-site.ts';
import { joinTitles, type SearchTitlesFile } from '../src/core/search/index-files.ts';
import type { SearchDocument, SearchIndex } from '../src/core/search/types.ts';
import { createSearchEngine } from '../src/core/search/engine/engine.ts';
import { getTerms } from '../src/core/search/engine/terms.ts';
import { launch, PROFILE } from './bench/browser.ts';
import { measureSearchTyping } from './bench/search-typing.ts';
import {
  countSuccess,
  findLostSections,
  loadSectionQueries,
  rankSections,
  type SectionOutcome,
} from './bench/search-relevance.ts';

const questionSchema = z.object({ q: z.string(), kind: z.string(), expect: z.array(z.string()) });
type Question = z.infer<typeof questionSchema>;

const QUESTIONS = path.join(import.meta.dirname, 'search-queries.json');
const DIST = path.join(import.meta.dirname, '../dist');
const SCALES = [1, 3, 10];
/** A page without React, and one whose demos all run. */
const TYPING_PAGES = [
  { page: '/x/introduction/', awake: false },
  { page: '/x/react-data-grid/sorting/', awake: true },
];

interface Outcome {
  question: Question;
  /** Rank of the first right page, from 1; 0 if there is none. */
  rank: number;
  first: string;
}

function ask(index: SearchIndex, questions: readonly Question[]): Outcome[] {
  const engine = createSearchEngine(index);
  return questions.map((question) => {
    const pages = engine.search({ query: question.q }).hits.map(({ href }) => href.split('#')[0]!);
    const rank = pages.findIndex((page) => question.expect.includes(page)) + 1;
    return { question, rank, first: pages[0] ?? 'nothing' };
  });
}

function getFigures(kind: string, outcomes: readonly Outcome[]) {
  const share = (test: (rank: number) => boolean) =>
    `${((100 * outcomes.filter(({ rank }) => test(rank)).length) / outcomes.length).toFixed(1)} %`;
  const reciprocal = outcomes.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    kind,
    queries: outcomes.length,
    'success@1': share((rank) => rank === 1),
    'success@3': share((rank) => rank >= 1 && rank <= 3),
    MRR: (reciprocal / outcomes.length).toFixed(3),
  };
}

function getSectionFigures(set: string, outcomes: readonly SectionOutcome[]) {
  return {
    set,
    queries: outcomes.length,
    'page@1': countSuccess(outcomes, 'page', 1),
    'page@3': countSuccess(outcomes, 'page', 3),
    'section@1': countSuccess(outcomes, 'section', 1),
    'section@3': countSuccess(outcomes, 'section', 3),
  };
}

/** Finds words that occur in only one document. A larger site would have others in their place. */
function findOwnWords(documents: readonly SearchDocument[]): Set<string> {
  const holders = new Map<string, number>();
  for (const { parts } of documents) {
    const words = new Set(parts.flatMap(({ text }) => getTerms(text).map(({ word }) => word)));
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return new Set([...holders].filter(([, count]) => count === 1).map(([word]) => word));
}

/** Returns an index with `scale` copies of the site, each with its own rare words. */
function multiply(index: SearchIndex, scale: number): SearchIndex {
  const own = findOwnWords(index.documents);
  const rewrite = (text: string, copy: number) =>
    text.replace(/\p{L}+/gu, (word) => (own.has(word.toLowerCase()) ? `${word}x${copy}` : word));
  const documents = Array.from({ length: scale }, (_, copy) =>
    copy === 0
      ? index.documents
      : index.documents.map((document) => ({
          ...document,
          href: `/copy-${copy}${document.href}`,
          parts: document.parts.map((part) => ({ ...part, text: rewrite(part.text, copy) })),
        })),
  ).flat();
  return { ...index, documents };
}

/** CPU time of this thread so far. */
function getMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function toKib(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`;
}

function measureScale(index: SearchIndex, scale: number, questions: readonly Question[]) {
  const multiplied = multiply(index, scale);
  const json = JSON.stringify(multiplied);
  const files = createSearchFiles(multiplied);
  const compress = (file: unknown) => toKib(gzipSync(JSON.stringify(file)).length);
  const titlesJson = JSON.stringify(files.titles);
  const beforeTitles = getMilliseconds();
  createSearchEngine(joinTitles(JSON.parse(titlesJson) as SearchTitlesFile));
  const loadTitles = getMilliseconds() - beforeTitles;
  const beforeLoad = getMilliseconds();
  const file = JSON.parse(json) as SearchIndex;
  const engine = createSearchEngine(file);
  const load = getMilliseconds() - beforeLoad;
  const times = questions
    .map(({ q }) => {
      const before = getMilliseconds();
      engine.search({ query: q });
      return getMilliseconds() - before;
    })
    .sort((a, b) => a - b);
  const quantile = (part: number) =>
    `${times[Math.floor(part * (times.length - 1))]!.toFixed(1)} ms`;
  return {
    scale: `${scale}×`,
    pages: file.documents.length,
    records: file.documents.reduce((sum, { parts }) => sum + parts.length, 0),
    size: toKib(json.length),
    'titles (gzip)': compress(files.titles),
    'names (gzip)': compress(files.names),
    'texts (gzip)': compress(files.texts),
    'load titles': `${Math.round(loadTitles)} ms`,
    'load all': `${Math.round(load)} ms`,
    'query (median)': quantile(0.5),
    'query (95 %)': quantile(0.95),
    'query (slowest)': quantile(1),
  };
}

async function benchTyping() {
  const { server, url } = await startStaticServer({ folder: DIST, port: 0 });
  const browser = await launch();
  for (const { page, awake } of TYPING_PAGES) {
    const { median, p95, bytes } = await measureSearchTyping(browser, url + page, { awake });
    const all = Object.entries(bytes).map(([part, size]) => `${toKib(size)} ${part}`);
    console.log(`${page}: requested before the first answer: ${all.join(', ')}`);
    console.log(
      `Last key to painted list, CPU ${PROFILE.cpuSlowdown}×: median ${Math.round(median)} ms, ` +
        `95 % within ${Math.round(p95)} ms`,
    );
  }
  await browser.close();
  server.close();
}

if (process.argv.includes('--typing')) {
  await benchTyping();
  process.exit();
}
const index = createSearchIndex(await loadSite());
const pages = new Set(index.documents.map(({ href }) => href));
const questions = z.array(questionSchema).parse(JSON.parse(readFileSync(QUESTIONS, 'utf8')));
// A missing page would compete with the others, so queries that expect one are left out.
const answerable = questions.filter(({ expect }) => expect.every((page) => pages.has(page)));
const partly = questions.filter(({ expect }) => expect.some((page) => pages.has(page)));

console.log(
  `${answerable.length} of ${questions.length} queries have all their answers on the site, ` +
    `${partly.length} at least one.`,
);
const outcomes = ask(index, answerable);
const kinds = [...new Set(answerable.map(({ kind }) => kind))];
console.table([
  getFigures('all', outcomes),
  getFigures('(at least one)', ask(index, partly)),
  ...kinds.map((kind) =>
    getFigures(
      kind,
      outcomes.filter(({ question }) => question.kind === kind),
    ),
  ),
]);
const sectionQueries = loadSectionQueries();
const sectionOutcomes = rankSections(createSearchEngine(index), sectionQueries);
for (const address of findLostSections(index, sectionQueries)) {
  console.log(`section-queries.json: there is no ${address}.`);
}
console.table([
  getSectionFigures('all', sectionOutcomes),
  ...[...new Set(sectionQueries.map(({ set }) => set))].map((set) =>
    getSectionFigures(
      set,
      sectionOutcomes.filter(({ query }) => query.set === set),
    ),
  ),
]);
if (process.argv.includes('--misses')) {
  for (const { query, page, section, rows } of sectionOutcomes) {
    if (section === 1) continue;
    const found = rows.slice(0, 3).join(' ') || 'nothing';
    console.log(`page ${page || '-'}, section ${section || '-'}  ${query.q}: got ${found}`);
  }
  for (const { question, rank, first } of outcomes.filter(({ rank }) => rank !== 1)) {
    console.log(
      `${rank || '-'}  ${question.q}: got ${first}, wanted ${question.expect.join(' or ')}`,
    );
  }
}
if (!process.argv.includes('--relevance')) {
  console.table(SCALES.map((scale) => measureScale(index, scale, questions)));
  if (existsSync(DIST)) await benchTyping();
}
