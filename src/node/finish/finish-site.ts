import path from 'node:path';
import { findOverBudget, type WeighedPage } from '../../core/hosting/budgets.ts';
import { joinPages } from '../../core/page/print.ts';
import { createSearchIndex, writeSearchIndex } from '../search/search-index.ts';
import { writeReferenceFiles } from '../api/definitions.ts';
import { writeSetups } from '../api/playground/write-setups.ts';
import { writeLanguageFiles } from '../editor/language/language-files.ts';
import { loadConfig } from '../load-config.ts';
import type { LoadedSite } from '../site/load-site.ts';
import { finishDocuments } from './finish-documents.ts';
import { getDocumentLanguage, localizeLinks } from './localize-links.ts';
import { addPreloads, createImportGraph, findFirstDemo } from './module-preloads.ts';
import { addPolicy } from './policy.ts';
import { weighPages } from './weigh-pages.ts';
import { writeData } from './write-data.ts';
import { writeDemoPictures } from './write-demo-pictures.ts';
import { writeDemoSources } from './write-demo-sources.ts';
import { writeFrame } from './write-frame.ts';
import { writeHostingFiles } from './write-hosting-files.ts';
import { writeRelease } from './write-release.ts';
import { writeSitemap } from './write-sitemap.ts';
import { writeSocialImages } from './social-images/write-social-images.ts';
import { writeWorker } from './write-worker.ts';

/** Astro writes this into the body, where styles are invalid. base.css has the same rule. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** A random number of each island that no script reads. It cannot be compressed. */
const ISLAND_NUMBER = /(?<=<astro-island) uid="\w+"/g;

/** Only a warning: the pictures are taken in the built site. A check in `tests/site` fails. */
function reportMissingPictures(demos: readonly string[]): void {
  if (demos.length === 0) return;
  const named = demos.slice(0, 3).join(', ') + (demos.length > 3 ? ', …' : '');
  console.warn(`[pictures] missing for ${demos.length} demos: ${named}. Run \`npm run pictures\`.`);
}

/**
 * Finishes the built files. Preloads the first demo of each page and adds a content security
 * policy to each document. Writes the demo sources, type definitions, Markdown, JSON, search
 * index, social images, service worker, the files for static hosts and search engines, and the
 * frame that runs edited demos. Returns the weight of each page, and throws if one is over its
 * budget.
 */
export async function finishSite(folder: string, loaded: LoadedSite): Promise<WeighedPage[]> {
  const { site: model, references } = loaded;
  await writeLanguageFiles(folder);
  const getClosure = createImportGraph(folder);
  const { site, locales, search, budgets } = loadConfig();
  const languages = locales.map(({ id }) => id);
  const documents = await finishDocuments(folder, async (original, file) => {
    const language = getDocumentLanguage(path.relative(folder, file), languages);
    const bare = original.replace(ISLAND_STYLE, '').replaceAll(ISLAND_NUMBER, '');
    const html = localizeLinks(joinPages(bare), language, languages);
    const demo = findFirstDemo(html);
    const preloaded = demo.length > 0 ? addPreloads(html, await getClosure(demo)) : html;
    return addPolicy(preloaded, site.services);
  });
  reportMissingPictures(await writeDemoPictures(folder));
  // In threads of its own, beside the steps that follow: they change nothing that pages load.
  const weighing = weighPages(folder, documents, getClosure);
  weighing.catch(() => undefined);
  await writeDemoSources(folder, model.packageVersions);
  const typeLinks = documents.flatMap(({ facts }) => facts.typeLinks);
  for (const reference of references) {
    const linked = typeLinks.filter((link) => link.folder === reference.product.folder);
    const names = linked.map(({ name }) => name);
    await writeReferenceFiles(folder, reference, names);
  }
  await writeSetups(folder, loaded);
  await writeData(folder, loaded);
  await writeSearchIndex(folder, createSearchIndex(loaded), search.maxCompressedBytes);
  await writeHostingFiles(folder, model);
  await writeRelease(folder);
  const heads = documents.map(({ head }) => head);
  await writeSocialImages(folder, heads);
  await writeSitemap(folder, heads);
  await writeWorker(folder, documents);
  await writeFrame(folder);

  const pages = await weighing;
  const tooHeavy = findOverBudget(pages, budgets);
  if (tooHeavy.length > 0) {
    throw new Error(`Over the budgets of config/budgets.ts:\n  ${tooHeavy.join('\n  ')}`);
  }
  return pages;
}
