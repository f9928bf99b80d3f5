import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { build, type Plugin } from 'esbuild';
import { getSourcePath, type DemoSources, type SourceFile } from '../../../src/core/demo/demo.ts';
import type { StylingVariant } from '../../../src/core/demo/config.ts';
import { FRAME_ADDRESS } from '../../../src/core/editor/runner/frame-address.ts';
import { loadConfig } from '../../../src/node/load-config.ts';
import { getLabelSection, loadLabels } from '../../../src/node/site/load-labels.ts';
import type { RunResult } from '../../../src/islands/editor/runner/create-frame-runner.ts';
import type { ThemeState } from '../../../src/core/settings/settings.ts';
import type { Harness, HarnessDemo } from './harness.tsx';

const DIST = path.resolve(import.meta.dirname, '../../../dist');

/** Any page with demos: only its frame around the content is used. */
const PAGE = '/x/react-data-grid/sorting/';

const labels: Plugin = {
  name: 'labels',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:labels\// }, ({ path: id }) => ({
      path: id.slice('virtual:labels/'.length),
      namespace: 'labels',
    }));
    onLoad({ filter: /.*/, namespace: 'labels' }, ({ path: section }) => ({
      contents: JSON.stringify(getLabelSection(loadLabels(loadConfig().locales), section)),
      loader: 'json',
    }));
    onResolve({ filter: /\.css\?inline$/ }, ({ path: id, resolveDir }) => ({
      path: path.join(resolveDir, id.replace('?inline', '')),
      namespace: 'inline',
    }));
    onLoad({ filter: /.*/, namespace: 'inline' }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8'),
      loader: 'text',
    }));
  },
};

let bundled: Promise<string> | undefined;

function bundleHarness(): Promise<string> {
  bundled ??= build({
    entryPoints: [path.join(import.meta.dirname, 'harness.tsx')],
    plugins: [labels],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]!.text);
  return bundled;
}

type WithHarness = Window & { harness: Harness };

export interface Runner {
  run: (demo: Pick<HarnessDemo, 'files'> & Partial<HarnessDemo>) => Promise<RunResult>;
  setTheme: (theme: Partial<ThemeState>) => Promise<void>;
  getResults: () => Promise<RunResult[]>;
  /** The frame that runs the demo now. */
  getFrame: () => Frame;
}

/**
 * Opens a page of the site and puts the runner into it. The page keeps its policy and the frame its
 * own: only the code that the editor would load comes from the test.
 */
export async function openRunner(page: Page, pathname = PAGE): Promise<Runner> {
  await page.goto(pathname);
  await page.evaluate(await bundleHarness());
  return {
    run: (demo) =>
      page.evaluate((each) => (window as unknown as WithHarness).harness.run(each), {
        id: 'edited',
        height: 100,
        wide: false,
        ...demo,
      }),
    setTheme: (theme) =>
      page.evaluate((each) => (window as unknown as WithHarness).harness.setTheme(each), theme),
    getResults: () => page.evaluate(() => (window as unknown as WithHarness).harness.results),
    getFrame() {
      const frame = page.frames().find((each) => new URL(each.url()).pathname === FRAME_ADDRESS);
      if (!frame) throw new Error('There is no frame of an edited demo.');
      return frame;
    },
  };
}

function readSource<T>(id: string): T {
  return JSON.parse(readFileSync(path.join(DIST, getSourcePath(id)), 'utf8')) as T;
}

/** Reads the files of a built demo as the editor gets them. */
export function readEditedFiles(id: string, styling: StylingVariant = 'MUI System') {
  const { variants } = readSource<DemoSources>(id);
  const { files, shared } = variants.find((each) => each.styling === styling)!;
  return [...files, ...shared.map((each) => readSource<SourceFile>(each))].map(
    ({ name, sources }) => ({ name, code: sources.TS.code }),
  );
}
