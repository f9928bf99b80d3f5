import { useCallback, useState } from 'react';
import type { ConsoleLevel } from '../../core/editor/runner/frame-messages.ts';
import type { PrintedText } from './runner/create-frame-runner.ts';

/** A text that the demo has printed, and how often. */
export interface ConsoleEntry {
  level: ConsoleLevel;
  text: string;
  count: number;
}

interface Printed {
  run: number;
  entries: readonly ConsoleEntry[];
}

/** A demo can print at each frame; the newest texts are kept. */
const MOST_ENTRIES = 100;

function add({ run, entries }: Printed, printed: PrintedText): Printed {
  // A new run starts with an empty list.
  const before = run === printed.run ? entries : [];
  const { level, text } = printed;
  const isSame = (entry: ConsoleEntry) => entry.level === level && entry.text === text;
  const next = before.some(isSame)
    ? before.map((entry) => (isSame(entry) ? { ...entry, count: entry.count + 1 } : entry))
    : [...before, { level, text, count: 1 }].slice(-MOST_ENTRIES);
  return { run: printed.run, entries: next };
}

/** Collects what the last run of a demo prints. */
export function useConsole() {
  const [printed, setPrinted] = useState<Printed>({ run: 0, entries: [] });
  const print = useCallback((text: PrintedText) => setPrinted((before) => add(before, text)), []);
  const clear = useCallback(() => setPrinted({ run: 0, entries: [] }), []);
  return { entries: printed.entries, print, clear };
}
