import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { getChangeData } from '../../core/api/page-props.ts';
import { getSourcePath } from '../../core/demo/demo.ts';
import {
  LANGUAGE_ASSETS_PATH,
  LANGUAGE_MANIFEST_PATH,
} from '../../core/editor/language/manifest.ts';
import { PICTURES_PATH, PRINTED_PICTURES_PATH } from '../../core/demo/picture.ts';
import { FRAME_ADDRESS, FRAME_ASSETS } from '../../core/editor/runner/frame-address.ts';
import { matchPath } from '../../core/hosting/hosting.ts';
import type { SearchFiles } from '../../core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
} from '../../core/search/types.ts';
import { getApiHistoryPath } from '../../core/urls.ts';
import { loadDefinition } from '../api/definitions.ts';
import { createSetupLoader } from '../api/playground/write-setups.ts';
import { getDemoFile } from '../demo/demo-files.ts';
import { loadSourceById } from '../demo/load-demos.ts';
import { loadPictureFiles } from '../demo/load-pictures.ts';
import { prepareFrame } from '../editor/frame/load-frame.ts';
import { loadConfig } from '../load-config.ts';
import { readLanguageFile } from '../editor/language/language-files.ts';
import { loadPageMarkdown } from '../markdown/load-page-markdown.ts';
import { createSearchFiles, createSearchIndex } from '../search/search-index.ts';
import type { SiteLoader } from '../site/site-loader.ts';

/** Returns the response body for an address, or undefined if this function does not handle it. */
type FindAnswer = (address: string, loader: SiteLoader) => Promise<unknown> | undefined;

const [SOURCE_START = '', SOURCE_END = ''] = getSourcePath('*').split('*');

const findSource: FindAnswer = (address, { load }) => {
  if (!address.startsWith(SOURCE_START)) return undefined;
  const id = decodeURIComponent(address.slice(SOURCE_START.length, -SOURCE_END.length));
  return load().then(({ site }) => loadSourceById(id, site.packageVersions));
};

const SEARCH_FILES = {
  [SEARCH_TITLES_PATH]: 'titles',
  [SEARCH_NAMES_PATH]: 'names',
  [SEARCH_TEXTS_PATH]: 'texts',
} as const;

const findSearchIndex: FindAnswer = (address, { load }) => {
  const kind = SEARCH_FILES[address as keyof typeof SEARCH_FILES] as keyof SearchFiles | undefined;
  if (kind === undefined) return undefined;
  return load().then((site) => createSearchFiles(createSearchIndex(site))[kind]);
};

const findDefinition: FindAnswer = (address, { load }) => {
  const [, folder, name] = /^\/x\/api\/([a-z-]+)\/types\/(\w+)\.json$/.exec(address) ?? [];
  if (name === undefined) return undefined;
  return load().then(({ references }) => {
    const reference = references.find(({ product }) => product.folder === folder);
    return reference ? loadDefinition(reference, name) : null;
  });
};

const findChanges: FindAnswer = (address, { load }) => {
  const [, folder = ''] = /^\/x\/api\/([a-z-]+)\//.exec(address) ?? [];
  if (address !== getApiHistoryPath(folder)) return undefined;
  return load().then(({ references }) => {
    const reference = references.find(({ product }) => product.folder === folder);
    return reference ? getChangeData(reference, reference.links) : null;
  });
};

const findSetup: FindAnswer = (address, { load }) => {
  const [, folder = '', name] =
    /^\/x\/api\/([a-z-]+)\/playground\/(\w+)\.json$/.exec(address) ?? [];
  if (name === undefined) return undefined;
  return load().then((loaded) => createSetupLoader(loaded)(folder, name));
};

/** JSON that pages request after loading. The build writes it to files. */
const ANSWERS: readonly FindAnswer[] = [
  findSource,
  findSearchIndex,
  findDefinition,
  findChanges,
  findSetup,
];

function sendJson(response: ServerResponse, value: unknown) {
  response.statusCode = value === null ? 404 : 200;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

const FRAME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const PICTURE_TYPES = {
  [PICTURES_PATH]: 'image/avif',
  [PRINTED_PICTURES_PATH]: 'image/png',
};

function findPicture(address: string, start: string): Buffer | undefined {
  const id = decodeURIComponent(address.slice(start.length)).replace(/\..*$/, '');
  return loadPictureFiles(id, getDemoFile(id)).get(address);
}

/** Answers with a file of the frame that runs edited demos, built on the first request. */
async function sendFrameFile(address: string, response: ServerResponse): Promise<boolean> {
  const file = path.join(await prepareFrame(), address.replace(/\/$/, '/index.html'));
  if (!existsSync(file)) return false;
  for (const [rule, values] of Object.entries(loadConfig().hosting.headers)) {
    if (!matchPath(rule, address)) continue;
    for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  }
  response.setHeader('Content-Type', FRAME_TYPES[path.extname(file)] ?? 'application/octet-stream');
  response.end(await readFile(file));
  return true;
}

/** Creates a middleware that serves JSON, pictures and Markdown from the current content. */
export function createDevAnswers(loader: SiteLoader): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    for (const find of ANSWERS) {
      const answer = find(address, loader);
      if (answer === undefined) continue;
      answer.then((value) => sendJson(response, value), next);
      return;
    }
    if (address.startsWith(FRAME_ADDRESS) || address.startsWith(FRAME_ASSETS)) {
      sendFrameFile(address, response).then((sent) => {
        if (!sent) next();
      }, next);
      return;
    }
    const picture = Object.entries(PICTURE_TYPES).find(([start]) => address.startsWith(start));
    if (picture) {
      const [start, type] = picture;
      const content = findPicture(address, start);
      response.setHeader('Content-Type', type);
      if (content) response.end(content);
      else next();
      return;
    }
    if (address === LANGUAGE_MANIFEST_PATH || address.startsWith(LANGUAGE_ASSETS_PATH)) {
      readLanguageFile(address).then((content) => {
        if (content === null) return next();
        const type = address.endsWith('.js') ? 'text/javascript' : 'application/json';
        response.setHeader('Content-Type', type);
        response.end(content);
      }, next);
      return;
    }
    if (!/^\/x\/.+\.md$/.test(address)) return next();
    loader
      .load()
      .then((loaded) => loadPageMarkdown(address, loaded))
      .then((markdown) => {
        if (markdown === null) return next();
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
        response.end(markdown);
      })
      .catch(next);
  };
}

/** Makes the dev server serve files that otherwise only the build writes. */
export function devAnswers(loader: SiteLoader): Plugin {
  return {
    name: 'site:dev-answers',
    configureServer({ middlewares }) {
      middlewares.use(createDevAnswers(loader));
    },
  };
}
