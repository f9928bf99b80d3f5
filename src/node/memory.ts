import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By default, V8 lets garbage grow to several times what is in use. */
const COLLECT_EARLIER = '--heap-growing-percent=30';

/** Collects garbage; as the last resort, V8 also returns the memory that it has kept for later. */
type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

let collect: Collect | undefined;

/** Returns the memory of garbage to the system, which takes some tenths of a second. */
export function returnMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  collect({ type: 'major', flavor: 'last-resort' });
}

let isSaving = false;

/** Lets this build need less memory, and a tenth more time. */
export function saveMemory(): void {
  isSaving = true;
  setFlagsFromString(COLLECT_EARLIER);
}

/** Returns memory between two steps of a build that saves it. */
export function endStep(): void {
  if (isSaving) returnMemory();
}
