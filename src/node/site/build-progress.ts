import type { CacheCount } from '../build-cache.ts';
import type { WeighedPage } from '../../core/hosting/budgets.ts';

/** Measurements of a finished build. */
export interface BuildResult {
  /** Every HTML file with its compressed sizes. */
  pages: readonly WeighedPage[];
  demos: number;
  /** What was taken from the cache of earlier builds, by kind; empty without a cache. */
  reused: ReadonlyMap<string, CacheCount>;
  files: number;
  /** Total size of all files. */
  bytes: number;
}

export interface BuildProgress {
  /** Starts a stage and ends the one before it. */
  startStage: (name: string) => void;
  /** Ends the build and prints the summary. */
  end: (result: BuildResult, isVerbose: boolean) => void;
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function toKib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

function getMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Lists what was in the cache, and what a median page sends. */
function renderDetails({ pages, reused }: BuildResult): string[] {
  const weights = pages.map(({ weight }) => weight);
  const firstDemos = weights.flatMap(({ firstDemo }) => firstDemo ?? []);
  const parts = (['html', 'script', 'style'] as const).map(
    (part) => `${toKib(getMedian(weights.map((weight) => weight[part])))} ${part}`,
  );
  const withDemo = firstDemos.length > 0 ? [`${toKib(getMedian(firstDemos))} up to its demo`] : [];
  return [
    ...[...reused].map(
      ([kind, { hits, misses }]) => `  ${kind}: ${hits} of ${hits + misses} from the cache`,
    ),
    `  a median page sends ${[...parts, ...withDemo].join(', ')}`,
  ];
}

/** Renders the summary: what was built, where it is, and what to do next. Takes milliseconds. */
export function renderSummary(result: BuildResult, time: number, isVerbose = false): string {
  const { pages, demos, files, bytes } = result;
  return [
    `Built ${pages.length} pages with ${demos} demos in ${toSeconds(time)}.`,
    `The site is in dist/ (${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MiB).`,
    ...(isVerbose ? renderDetails(result) : []),
    'Look at it: npm run serve',
  ].join('\n');
}

/**
 * Prints the progress of a build: a line with the time since the start for each stage, then a
 * summary. `now` returns milliseconds.
 */
export function createBuildProgress(
  write: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
): BuildProgress {
  const started = now();
  return {
    startStage: (name) => write(`${toSeconds(now() - started).padStart(8)}  ${name}`),
    end: (result, isVerbose) => write(renderSummary(result, now() - started, isVerbose)),
  };
}
