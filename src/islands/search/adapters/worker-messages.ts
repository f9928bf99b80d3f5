import type { SearchRequest } from '../../../core/search/types.ts';

/** Messages between the dialog and its worker. */
export type WorkerTask =
  { kind: 'load' } | { kind: 'complete' } | { kind: 'search'; request: SearchRequest };
export type WorkerQuestion = WorkerTask & { id: number };
export type WorkerReply = { id: number } & ({ value: unknown } | { problem: string });
