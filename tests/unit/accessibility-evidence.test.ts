import path from 'node:path';
import { expect, test } from 'vitest';
import { isPlaygroundState } from '../../src/core/api/accessibility/states.ts';
import { loadScene } from '../../src/islands/accessibility/load-scenes.ts';
import { loadAccessibility } from '../../src/node/api/accessibility/load-accessibility.ts';
import { readKeyboardRows } from '../../src/node/page/keyboard-rows.ts';
import { listPlaygrounds } from '../../src/node/api/list-playgrounds.ts';
import { loadConfig, ROOT } from '../../src/node/load-config.ts';

const reports = loadAccessibility().map(({ report }) => report);
const { accessibility, products } = loadConfig();

test('every row of a keyboard table was pressed as it is written', () => {
  const pressed = new Map(
    reports.flatMap(({ keys }) =>
      keys.flatMap(({ rows }) => rows.map(({ id, text }) => [id, text])),
    ),
  );
  const rows = readKeyboardRows(path.join(ROOT, 'content'));
  expect(rows.length).toBeGreaterThan(190);
  const open = rows.filter(({ id, text }) => pressed.get(id) !== text).map(({ text }) => text);
  expect(open, 'run npm run evidence:accessibility with the components of these rows').toEqual([]);
});

test('every key did what the guides say', () => {
  const wrong = reports.flatMap(({ component, keys }) =>
    keys
      .filter(({ agrees }) => !agrees)
      .map(({ key, state, change }) => `${component}, ${state}, ${key}: ${change}`),
  );
  expect(wrong).toEqual([]);
});

test('every component with a playground has a report', () => {
  const playgrounds = products.flatMap(({ folder }) => listPlaygrounds(folder));
  const covered = new Set(reports.map(({ component }) => component));
  expect(playgrounds.filter((component) => !covered.has(component))).toEqual([]);
});

test('workarounds were opened with their components', () => {
  const open = accessibility.workarounds.flatMap(({ components, criterion, state }) =>
    components
      .filter(
        (name) => !reports.find(({ component }) => component === name)?.states.includes(state),
      )
      .map((name) => `${name} ${criterion}`),
  );
  expect(open).toEqual([]);
});

test('every state can be opened on the page of states', { timeout: 120_000 }, async () => {
  const missing: string[] = [];
  for (const { product, component, states } of reports) {
    for (const state of states) {
      if (isPlaygroundState(component, state)) continue;
      const scene = await loadScene(product, component, 'state', state);
      if (!scene) missing.push(`${component} ${state}`);
    }
  }
  expect(missing).toEqual([]);
});
