import { createHash } from 'node:crypto';
import {
  demoEvidenceSchema,
  findHealth,
  type DemoEvidence,
  type ShownHealth,
} from '../../core/demo/health.ts';
import { getInstalledVersions, loadEvidence } from '../load-evidence.ts';
import { getDemoId } from './demo-files.ts';
import { loadDemoFiles } from './load-demos.ts';

const FILE = 'evidence/demos.json';
const HASH_LENGTH = 12;

/** Returns the hash of a demo's code with the data it uses. */
export function getDemoHash(file: string): string {
  const { pasted } = loadDemoFiles(file);
  return createHash('sha256').update(pasted).digest('hex').slice(0, HASH_LENGTH);
}

/** Loads what was tried with the demos. */
export function loadDemoEvidence(): DemoEvidence {
  return loadEvidence(FILE, demoEvidenceSchema, 'npm run evidence:demos');
}

/**
 * Returns a function that says what is known about a demo, given its main file: nothing if it was
 * tried with other versions of the packages. Demos are tried on the built site, so a build cannot
 * ask for newer evidence; a test does.
 */
export function loadDemoHealth(): (file: string) => ShownHealth | null {
  const evidence = loadDemoEvidence();
  const names = Object.keys(evidence.versions).map((name) => ({ name }));
  const installed = getInstalledVersions(names, { measuredWith: [] });
  if (names.some(({ name }) => evidence.versions[name] !== installed[name])) return () => null;
  return (file) => findHealth(evidence, getDemoId(file), getDemoHash(file));
}
