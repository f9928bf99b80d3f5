import { z } from 'zod';

/** What was tried with a demo, and what came of it. */
const demoHealthSchema = z.strictObject({
  /** Of its code as it is pasted: says whether the demo has changed since. */
  hash: z.string(),
  /** Whether it type-checks. */
  compiles: z.boolean(),
  /** Messages that its page has logged; null if it could not be opened. */
  messages: z.number().int().nullable(),
  /** Elements in which axe has found something. */
  violations: z.number().int(),
  /** Whether it runs alone, as a reader pastes it, with each date library. */
  runsPasted: z.boolean(),
  /** Date libraries in which it was tried; 0 if it uses none. */
  libraries: z.number().int(),
  /** Tests beside its page that are about it. */
  tests: z.number().int(),
});
export type DemoHealth = z.infer<typeof demoHealthSchema>;

/** What `npm run evidence:demos` writes: the demos by their ids. */
export const demoEvidenceSchema = z.strictObject({
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  demos: z.record(z.string(), demoHealthSchema),
});
export type DemoEvidence = z.infer<typeof demoEvidenceSchema>;

/** What readers of a demo are told. */
export type ShownHealth = Omit<DemoHealth, 'hash'> & { measured: string };

/** Returns what is known about a demo with this code; null if it was not tried as it is now. */
export function findHealth(
  { measured, demos }: DemoEvidence,
  id: string,
  hash: string,
): ShownHealth | null {
  const found = demos[id];
  if (!found || found.hash !== hash) return null;
  const { hash: _, ...health } = found;
  return { measured, ...health };
}

/** Whether everything that was tried has passed. */
export function isHealthy({ compiles, messages, runsPasted, violations }: ShownHealth): boolean {
  return compiles && messages === 0 && runsPasted && violations === 0;
}
