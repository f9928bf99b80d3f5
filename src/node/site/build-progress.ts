import type { CacheCount } from '../cache/build-cache.ts';
import type { WeighedPage } from '../../core/hosting/budgets.ts';

/** Measurements of a finished build. */
export interface BuildResult {
  /** Every HTML file with its compressed sizes. */
  pages: readonly WeighedPage[];
  demos: number;
  /** What was taken from the cache of earlier builds, by kind; empty without a cache. */
  reused: ReadonlyMap<string, CacheCount>;
  files: number;
  /** Total size of all files, including compressed copies. */
  bytes: number;
}

export interface BuildProgress {
  /** Starts a stage and ends the one before it. */
  startStage: (name: string) => void;
  /** Counts one of `total` items and prints a line at each quarter. */
  count: (total: number) => void;
  /** Ends the build and prints the summary. */
  end: (result: BuildResult) => void;
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

/** Renders the summary in three lines. Takes the time in milliseconds. */
export function renderSummary(result: BuildResult, time: number): string {
  const { pages, demos, reused, files, bytes } = result;
  const weights = pages.map(({ weight }) => weight);
  const firstDemos = weights.flatMap(({ firstDemo }) => firstDemo ?? []);
  const parts = (['html', 'script', 'style'] as const).map(
    (part) => `${toKib(getMedian(weights.map((weight) => weight[part])))} ${part}`,
  );
  const withDemo = firstDemos.length > 0 ? [`${toKib(getMedian(firstDemos))} up to its demo`] : [];
  return [
    `Built ${pages.length} pages with ${demos} demos in ${toSeconds(time)}`,
    `  dist: ${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MiB`,
    ...[...reused].map(
      ([kind, { hits, misses }]) => `  ${kind}: ${hits} of ${hits + misses} from the cache`,
    ),
    `  a median page sends ${[...parts, ...withDemo].join(', ')}`,
  ].join('\n');
}

/**
 * Prints the progress of a build: a line with the time since the start for each stage and for each
 * quarter of the items that a stage counts, then a summary. `now` returns milliseconds.
 */
export function createBuildProgress(
  write: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
): BuildProgress {
  const started = now();
  let stage = '';
  let counted = 0;
  const print = (text: string) => write(`${toSeconds(now() - started).padStart(8)}  ${text}`);
  return {
    startStage(name) {
      stage = name;
      counted = 0;
      print(name);
    },
    count(total) {
      counted += 1;
      const quarter = (done: number) => Math.floor((done * 4) / total);
      if (quarter(counted) > quarter(counted - 1)) print(`${stage}: ${counted}/${total}`);
    },
    end(result) {
      write(renderSummary(result, now() - started));
    },
  };
}
