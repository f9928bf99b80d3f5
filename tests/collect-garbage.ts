import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/** Collects all garbage, for tests of what is kept in memory. Returns the bytes that are in use. */
export async function collectGarbage(): Promise<number> {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  // What a weak reference refers to is kept until the end of the task.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  return process.memoryUsage().heapUsed;
}
