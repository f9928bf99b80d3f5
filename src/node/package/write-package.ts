import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { getLibraryId, type ComputedLibrary } from '../../core/demo/date-library.ts';
import {
  getDocsPath,
  type LibraryExample,
  type LibraryPage,
  type LibraryProduct,
} from '../../core/data/answers/library.ts';
import { getDependencies } from '../../core/demo/sandbox.ts';
import { getSourcePath } from '../../core/demo/demo.ts';
import { DESCRIPTION, PACKAGE_NAME, renderSkill } from '../../core/data/skill.ts';
import { splitSections } from '../../core/data/answers/pages.ts';
import type { ApiData, DemosData } from '../../core/data/schema.ts';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../core/editor/language/manifest.ts';
import { finish } from '../../core/search/engine/building.ts';
import { storeIndex } from '../../core/search/engine/stored-index.ts';
import { prepareIndex } from '../../core/search/engine/term-index.ts';
import { DOCUMENTATION_LICENSE } from '../../core/site/page-facts.ts';
import { joinTexts, type SearchFiles } from '../../core/search/index-files.ts';
import type { SearchDocument } from '../../core/search/types.ts';
import { getApiHistoryPath, getDataPath, getMarkdownPath } from '../../core/urls.ts';
import { loadConfig, ROOT } from '../load-config.ts';

/** Versions of Node that the command runs on. */
const NODE_VERSIONS = '>=20.11';

/** What the compiler, a CommonJS module, expects around it. */
const COMMON_JS = [
  "import { createRequire } from 'node:module';",
  'const require = createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
].join('\n');

/** Leaves the words of a heading, which the Markdown writes with links and the name of a plan. */
function getWords(title: string): string {
  return title
    .replace(/ \((?:Pro|Premium) plan\)$/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/&#x[\dA-F]+;|&\w+;/gi, '')
    .toLowerCase();
}

function reduce(title: string): string {
  return getWords(title).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Ids of headings that the search leaves out, as the site writes them. */
function toId(title: string): string {
  return getWords(title)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/**
 * The headings of a page's Markdown with the ids that the page gives them. The indexes of the
 * reference have headings without one.
 */
function listHeadings(
  markdown: string,
  html: string,
  { parts }: SearchDocument,
): LibraryPage['headings'] {
  const left = parts.filter(({ id, member }) => id !== '' && !member);
  return splitSections(markdown)
    .slice(1)
    .map(({ depth, title }) => {
      const at = left.findIndex((part) => reduce(part.title) === reduce(title));
      const [part] = at < 0 ? [] : left.splice(at, 1);
      const id = part?.id ?? toId(title);
      const isOnPage = html.includes(` id="${id}"`);
      return { id, depth: depth as 2 | 3, ...(!isOnPage && { isOnlyInText: true as const }) };
    });
}

function readSite(site: string) {
  const readText = (name: string) => readFileSync(path.join(site, name), 'utf8');
  return { readText, readJson: <Data>(name: string) => JSON.parse(readText(name)) as Data };
}

type Site = ReturnType<typeof readSite>;

/** The part of a demo's source that is read for another date library. */
interface LibrarySource {
  variants: readonly {
    files: readonly { sources: { TS: { code: string } } }[];
    /** The demo as one file; absent or null if it is one. */
    pasted?: { TS: string } | null;
  }[];
  versions: Readonly<Record<string, string>>;
}

function readConverted({ readJson }: Site, id: string, library: ComputedLibrary) {
  const { variants, versions } = readJson<LibrarySource>(getSourcePath(getLibraryId(id, library)));
  const [variant] = variants;
  const code = variant?.pasted?.TS ?? variant?.files[0]?.sources.TS.code;
  if (code === undefined) throw new Error(`${id} has no code for ${library}.`);
  return { code, dependencies: getDependencies([code], 'JS', versions) };
}

/** The packages that one needs beside it, without those that it can do without. */
function readPeers(name: string): Record<string, string> {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as {
    peerDependencies?: Record<string, string>;
    peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  };
  return Object.fromEntries(
    Object.entries(peerDependencies).filter(([each]) => !peerDependenciesMeta[each]?.optional),
  );
}

function listExamples(site: Site, folder: string): LibraryExample[] {
  const { demos } = site.readJson<DemosData>(getDataPath(folder, 'demos'));
  return demos.map(({ id, title, url, page, plan, pasted, libraries = [], dependencies }) => {
    const codes = libraries.map(({ name }) => [name, readConverted(site, id, name)] as const);
    return {
      ...{ id, title, url, plan, dependencies },
      page: new URL(page).pathname,
      code: pasted,
      ...(codes.length > 0 && { libraries: Object.fromEntries(codes) }),
    };
  });
}

const README = (release: string) => `# ${PACKAGE_NAME}

The documentation of MUI X ${release} in your project: search, pages, the reference as of the version that you use, complete examples, and the changes between releases. It works offline and sends nothing.

\`\`\`bash
npx ${PACKAGE_NAME} search pin a column
npx ${PACKAGE_NAME} api DataGrid.rowHeight
npx ${PACKAGE_NAME} show react-data-grid/column-pinning
npx ${PACKAGE_NAME} example bar chart with a legend
npx ${PACKAGE_NAME} changes 7.12 7.29 DataGrid
npx ${PACKAGE_NAME} check src
npx ${PACKAGE_NAME} upgrade src --from 6 --to 7
\`\`\`

Each command finds the installed version by itself, takes \`--json\`, and exits with 1 if there is no answer. \`docs/\` holds every page as Markdown.
`;

/**
 * Writes the documentation package from a built site into an empty folder. Throws if the site was
 * not built.
 */
export async function writePackage(
  siteFolder: string,
  folder: string,
): Promise<{ release: string }> {
  if (!existsSync(path.join(siteFolder, '_release.txt'))) {
    throw new Error(`${siteFolder} is not a built site. Run: npm run build`);
  }
  const { products, site: config, versions } = loadConfig();
  const site = readSite(siteFolder);
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const writeJson = (name: string, data: unknown) =>
    write(`data/${name}.json`, JSON.stringify(data));

  const search: SearchFiles = {
    titles: site.readJson('x/search-titles.json'),
    names: site.readJson('x/search-names.json'),
    texts: site.readJson('x/search-texts.json'),
  };
  writeJson('search', search);
  const searchIndex = joinTexts(search);
  // To find out all terms takes longer than readers of a terminal wait.
  writeJson('search-terms', storeIndex(finish(prepareIndex(searchIndex))));
  const pages = searchIndex.documents.map((document): LibraryPage => {
    const { href: pathname, title, description } = document;
    const markdown = site.readText(getMarkdownPath(pathname));
    const html = site.readText(`${pathname}index.html`);
    write(getDocsPath(pathname), markdown);
    return { pathname, title, description, headings: listHeadings(markdown, html, document) };
  });
  const documented = products.filter(({ id }) => id !== undefined);
  const libraryProducts = documented.map(({ folder: product, id = '', name }): LibraryProduct => {
    const api = site.readJson<ApiData>(getDataPath(product, 'api'));
    writeJson(`api-${product}`, api);
    writeJson(`history-${product}`, site.readJson(getApiHistoryPath(product)));
    writeJson(`examples-${product}`, listExamples(site, product));
    const packages = api.packages.map(({ name: packageName, version }) => ({
      ...{ name: packageName, version },
      peers: readPeers(packageName),
    }));
    return { folder: product, id, name, packages };
  });
  const release = versions.current.replace(/^v/, '');
  writeJson('library', { release, origin: config.origin, products: libraryProducts, pages });

  const manifest = site.readJson<LanguageManifest>(LANGUAGE_MANIFEST_PATH);
  const { base, packages, modules, bundles } = manifest;
  writeJson('declarations', { base, packages, modules });
  for (const [name, asset] of Object.entries(bundles)) {
    write(`data/declarations-${name}.json`, site.readText(asset.path));
  }
  await build({
    entryPoints: [path.join(ROOT, 'src/cli/main.ts')],
    outdir: path.join(folder, 'bin'),
    entryNames: PACKAGE_NAME,
    chunkNames: 'parts/[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    splitting: true,
    // The compiler as the editor of the site loads it, a third of the size of its package.
    alias: { typescript: path.join(siteFolder, manifest.compiler.path) },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: COMMON_JS },
    minifySyntax: true,
    logLevel: 'warning',
  });
  write('README.md', README(release));
  write('SKILL.md', renderSkill(release));
  write(
    'package.json',
    `${JSON.stringify(
      {
        name: PACKAGE_NAME,
        version: release,
        description: DESCRIPTION,
        license: DOCUMENTATION_LICENSE,
        type: 'module',
        bin: { [PACKAGE_NAME]: `bin/${PACKAGE_NAME}.mjs` },
        files: ['bin', 'data', 'docs', 'SKILL.md'],
        engines: { node: NODE_VERSIONS },
      },
      null,
      2,
    )}\n`,
  );
  return { release };
}
