import { expect, test } from 'vitest';
import { siteEvidenceSchema } from '../../src/core/api/accessibility/site.ts';
import { findHealth, isHealthy } from '../../src/core/demo/health.ts';
import { checkVersions, loadEvidence } from '../../src/node/load-evidence.ts';
import { getDemoId, listDemoFiles } from '../../src/node/demo/demo-files.ts';
import { getDemoHash, loadDemoEvidence } from '../../src/node/demo/load-health.ts';

const COMMAND = 'npm run evidence:demos';
const evidence = loadDemoEvidence();
const known = listDemoFiles().map((file) =>
  findHealth(evidence, getDemoId(file), getDemoHash(file)),
);

test('demos and site were tried with the installed packages', () => {
  checkVersions('evidence/demos.json', evidence.versions, COMMAND);
  const site = loadEvidence('evidence/site.json', siteEvidenceSchema, COMMAND);
  checkVersions('evidence/site.json', site.versions, COMMAND);
  expect(site.findings).toEqual([]);
  expect(site.scrolling).toEqual([]);
});

test('most demos are as they were when they were tried', () => {
  const current = known.filter((health) => health !== null);
  expect(current.length / known.length, COMMAND).toBeGreaterThan(0.9);
});

test('every demo compiles, runs as pasted, and logs nothing', () => {
  const failing = Object.entries(evidence.demos).filter(
    ([, health]) => !isHealthy({ ...health, violations: 0, measured: '' }),
  );
  expect(failing).toEqual([]);
});
