import { createHash } from 'node:crypto';
import {
  buildApiData,
  buildDemosData,
  buildPagesData,
  buildVersionsData,
} from '../../core/data/files.ts';
import {
  ACCESSIBILITY_TABLE_PATH,
  buildEvidenceFiles,
  buildEvidenceSchema,
  EVIDENCE_SCHEMAS,
  getEvidenceSchemaPath,
  renderAccessibilityTable,
  type EvidenceKind,
} from '../../core/data/evidence.ts';
import { buildJsonSchema } from '../../core/data/schema.ts';
import {
  renderSkill,
  renderSkillIndex,
  SKILL_INDEX_PATH,
  SKILL_PATH,
} from '../../core/data/skill.ts';
import { renderLlms, renderLlmsFull, renderProductLlms } from '../../core/data/llms.ts';
import { renderReleaseFeed } from '../../core/data/release-feed.ts';
import { getSectionPages, type SiteModel } from '../../core/site/model.ts';
import {
  DATA_NAMES,
  getDataPath,
  getDataSchemaPath,
  getLlmsFullPath,
  getLlmsPath,
  getMarkdownPath,
  RELEASE_FEED_PATH,
} from '../../core/urls.ts';
import { loadCombinations } from '../api/combinations.ts';
import { loadCost, loadCostReleases, loadCostTotals, loadRuntime } from '../api/cost/load-cost.ts';
import { loadConfig, loadDocumentedPackages } from '../load-config.ts';
import { getDemoId, listDemoFiles } from '../demo/demo-files.ts';
import { loadDemoFiles, loadSharedFile } from '../demo/load-demos.ts';
import { loadReleases } from '../site/load-releases.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { createFileWriter, type WriteFile } from '../file-writer.ts';
import { createPageRenderer, type RenderedPage } from '../markdown/create-page-renderer.ts';

/** Loads every demo, and the data files that demos share. */
function loadAllDemos() {
  const demos = listDemoFiles().map((file) => [getDemoId(file), loadDemoFiles(file)] as const);
  const ids = [...new Set(demos.flatMap(([, { shared }]) => shared))].sort();
  const datasets = ids.map((id) => [id, loadSharedFile(id)] as const);
  return { demos: new Map(demos), datasets: new Map(datasets) };
}

async function writePages({ site: model, references, demoUses }: LoadedSite, write: WriteFile) {
  const packages = loadDocumentedPackages();
  const renderPage = createPageRenderer({ site: model, references, demoUses, packages });
  const pages = new Map<string, RenderedPage>();
  for (const page of model.pages) {
    const rendered = await renderPage(page);
    pages.set(page.pathname, rendered);
    write(getMarkdownPath(page.pathname), `${rendered.frontMatter}\n${rendered.body}`);
  }
  return pages;
}

/** Writes the page lists and full texts. Throws if a page is too large for a full-text file. */
function writeLlms(
  model: SiteModel,
  pages: ReadonlyMap<string, RenderedPage>,
  maxBytes: number,
  write: WriteFile,
) {
  const parts = new Map<string, number>();
  for (const section of model.sections.filter(({ id }) => id !== undefined)) {
    const { guides, reference } = getSectionPages(model, section);
    const rendered = [...guides, ...reference].flatMap(({ pathname }) => pages.get(pathname) ?? []);
    const texts = renderLlmsFull(model, section, rendered, maxBytes);
    for (const [index, text] of texts.entries()) {
      write(getLlmsFullPath(section.prefix, index + 1), text);
    }
    parts.set(section.folder, texts.length);
    write(getLlmsPath(section.prefix), renderProductLlms(model, section, texts.length));
  }
  write(
    getLlmsPath(),
    renderLlms(model, ({ folder }) => parts.get(folder) ?? 0),
  );
}

function writeJson({ site: model, references, demoUses }: LoadedSite, write: WriteFile) {
  const { demos, datasets } = loadAllDemos();
  const packages = loadDocumentedPackages();
  const releases = loadReleases();
  for (const { product, model: api } of references) {
    const section = model.sections.find(({ folder }) => folder === product.folder);
    if (!section) continue;
    const files = {
      pages: buildPagesData(model, section),
      api: buildApiData(model, section, api, demoUses),
      demos: buildDemosData(model, section, demos, datasets),
      versions: buildVersionsData(model, section, packages, releases),
    };
    for (const name of DATA_NAMES) {
      write(getDataPath(section.folder, name), JSON.stringify(files[name]));
    }
  }
  for (const name of DATA_NAMES) {
    write(getDataSchemaPath(name), `${JSON.stringify(buildJsonSchema(name), null, 2)}\n`);
  }
}

function writeEvidence({ site: { config }, references }: LoadedSite, write: WriteFile) {
  const reports = references.flatMap(({ accessibility }) => accessibility);
  const files = buildEvidenceFiles(config.origin, {
    costs: Object.fromEntries(
      references.map(({ product: { folder } }) => [folder, loadCost(folder)]),
    ),
    totals: loadCostTotals(),
    releases: loadCostReleases(),
    runtime: loadRuntime(),
    combinations: loadCombinations(),
    accessibility: reports,
  });
  write(ACCESSIBILITY_TABLE_PATH, renderAccessibilityTable(reports));
  for (const [file, value] of files) write(file, JSON.stringify(value));
  for (const kind of Object.keys(EVIDENCE_SCHEMAS) as EvidenceKind[]) {
    const schema = JSON.stringify(buildEvidenceSchema(kind), null, 2);
    write(getEvidenceSchemaPath(kind), `${schema}\n`);
  }
}

/**
 * Writes the files for programs: the Markdown of each page, the page lists, the JSON data with its
 * schemas, the skill for assistants, and the release feed. All of them come from the same data as the HTML.
 */
export async function writeData(folder: string, loaded: LoadedSite): Promise<void> {
  const { maxFullTextBytes, feedEntries } = loadConfig().data;
  const { site } = loaded;
  const write = createFileWriter(folder);
  writeLlms(site, await writePages(loaded, write), maxFullTextBytes, write);
  writeJson(loaded, write);
  writeEvidence(loaded, write);
  const skill = renderSkill(site.versions.current.replace(/^v/, ''));
  write(SKILL_PATH, skill);
  write(SKILL_INDEX_PATH, renderSkillIndex(createHash('sha256').update(skill).digest('hex')));
  write(RELEASE_FEED_PATH, renderReleaseFeed(site.config, loadReleases().slice(0, feedEntries)));
}
