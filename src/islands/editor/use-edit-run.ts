import { useState } from 'react';
import type { RunResult } from './runner/create-frame-runner.ts';
import { useConsole } from './use-console.ts';
import { useEditedStage } from './use-edited-stage.ts';

/**
 * What an edit shows in the stage of its demo, and what it prints. Starts over when there is no edit
 * any more.
 */
export function useEditRun(frame: HTMLElement, hasEdit: boolean) {
  const [result, setResult] = useState<RunResult | null>(null);
  /** Whether the frame shows a version of this edit, so that the demo below is not needed. */
  const [isShown, setShown] = useState(false);
  const { entries, print, clear } = useConsole();

  if (result?.kind === 'rendered' && !isShown) setShown(true);
  if (!hasEdit && (result || isShown)) {
    setResult(null);
    setShown(false);
    clear();
  }
  const { stage, resets } = useEditedStage(frame, hasEdit && isShown);
  const failure = result?.kind === 'failed' ? result : null;
  return {
    stage,
    resets,
    failure,
    /** Whether an earlier version stays in view because the last one failed. */
    isKept: failure !== null && isShown && !failure.isShown,
    setResult,
    entries,
    print,
  };
}
