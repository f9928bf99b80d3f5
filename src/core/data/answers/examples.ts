import { getImportedModules, getTypePackages } from '../../demo/sandbox.ts';
import type { DateLibrary } from '../../demo/date-library.ts';
import {
  RequestError,
  type Answer,
  type DocsLibrary,
  type LibraryExample,
  type RunnableCode,
} from './library.ts';

/** Examples that an answer lists besides the first. */
const OTHERS = 6;

/** The code for a date library. Code without dates is the same for all. */
export function getRunnableCode(
  example: LibraryExample,
  dateLibrary: DateLibrary = 'Day.js',
): RunnableCode {
  return (dateLibrary === 'Day.js' ? undefined : example.libraries?.[dateLibrary]) ?? example;
}

const toWords = (text: string) =>
  (text.match(/[\p{L}\p{N}$_]+/gu) ?? []).map((word) => word.toLowerCase());

/** How well an example fits: names of its code count most, then its title. */
function scoreExample({ id, title, code }: LibraryExample, words: readonly string[]): number {
  const titled = new Set(toWords(`${title} ${id.split('/').at(-1)}`));
  const used = new Set(toWords(code));
  return words.reduce((sum, word) => {
    const inTitle = [...titled].some((each) => each === word || each.startsWith(word));
    return sum + (inTitle ? 3 : 0) + (used.has(word) ? 2 : 0);
  }, 0);
}

/** Finds the examples for some words, best first: those of the pages that a search finds. */
export function findExamples(library: DocsLibrary, query: string): LibraryExample[] {
  const all = library.products.flatMap(({ folder }) => library.readExamples(folder));
  const exact = all.filter(
    ({ id }) => id === query || id.split('/').at(-1)!.toLowerCase() === query.toLowerCase(),
  );
  if (exact.length > 0) return exact;
  const { hits } = library.getEngine().search({ query });
  const pages = [...new Set(hits.map(({ href }) => href.replace(/#.*/, '')))];
  const words = toWords(query).filter((word) => word.length > 2);
  return all
    .map((example, order) => {
      const rank = pages.indexOf(example.page);
      const onPage = rank < 0 ? 0 : Math.max(1, 6 - rank);
      // Pages begin with what most readers need.
      const isEarly = example.page !== all[order - 2]?.page;
      return {
        example,
        order,
        score: scoreExample(example, words) + 1.5 * onPage + Number(isEarly),
        rank,
      };
    })
    .filter(({ rank, score }) => rank >= 0 || score >= 4)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ example }) => example);
}

/** What a project has anyway. */
const IN_PROJECT = /^(react|react-dom|typescript|@types\/.*)$/;

/** Says what a project in TypeScript needs besides the packages. */
function renderTypeNeeds({ code, dependencies }: RunnableCode): string {
  const names = Object.keys(dependencies).filter((name) => !IN_PROJECT.test(name));
  const packages = getTypePackages(names);
  // TypeScript 6 checks imports for side effects, and Moment.js has no types for its locales.
  const needsDeclaration = getImportedModules(code).some((name) =>
    name.startsWith('moment/locale/'),
  );
  return [
    ...(packages.length > 0 ? [`With TypeScript also ${packages.join(', ')}.`] : []),
    ...(needsDeclaration
      ? ["With TypeScript also a `.d.ts` file with `declare module 'moment/locale/*';`."]
      : []),
  ]
    .map((line) => ` ${line}`)
    .join('');
}

/** Shows the example that fits best, complete, and names others. */
export function answerExample(
  library: DocsLibrary,
  query: string,
  dateLibrary: DateLibrary = 'Day.js',
): Answer {
  if (query.trim() === '') throw new RequestError('Say what the example should show.');
  const [first, ...others] = findExamples(library, query.trim());
  if (!first) {
    return {
      found: false,
      text: `There is no example for "${query}".`,
      data: { problem: 'no example', query },
    };
  }
  const runnable = getRunnableCode(first, dateLibrary);
  const { code, dependencies } = runnable;
  const listed = others.slice(0, OTHERS).map(({ id, title, plan }) => ({ id, title, plan }));
  const needs = Object.keys(dependencies).filter((name) => !/^@types\/|^typescript$/.test(name));
  const text = [
    `${first.title} (${first.plan} plan)`,
    `\`\`\`tsx\n${code.trimEnd()}\n\`\`\``,
    `Needs ${needs.join(', ')}.${renderTypeNeeds(runnable)}`,
    first.url,
    ...(listed.length > 0
      ? [`Others:\n${listed.map(({ id, title }) => `- ${id}: ${title}`).join('\n')}`]
      : []),
  ].join('\n\n');
  const { id, title, url, plan } = first;
  return { found: true, text, data: { id, title, url, plan, code, dependencies, others: listed } };
}
