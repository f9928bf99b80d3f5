import type { ReactElement } from 'react';
import type { AccessibilityReport } from '../../core/api/accessibility/model.ts';
import type { SceneKind } from '../../core/api/accessibility/states.ts';
import type { Scene } from './scenes/scene.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ SCENES: readonly Scene[] }>>> = {
  'data-grid': () => import('./scenes/data-grid.tsx'),
  'date-pickers': () => import('./scenes/date-pickers.tsx'),
  charts: () => import('./scenes/charts.tsx'),
  'tree-view': () => import('./scenes/tree-view.tsx'),
};

/** Loads what renders a state of a component, or null if it has no such state. */
export async function loadScene(
  product: string,
  component: string,
  kind: SceneKind,
  state: string,
): Promise<(() => ReactElement) | null> {
  if (kind === 'keys') {
    const { renderKeyScene } = await import('./scenes/keys.tsx');
    return () => renderKeyScene(component, state);
  }
  const { SCENES } = await LOADERS[product]!();
  const scene = SCENES.find((each) => each.component === component && each.state === state);
  return scene ? () => scene.render(true) : null;
}

/** Loads the report of a component, as it is published. Rejects if it does not arrive. */
export async function loadReport(component: string): Promise<AccessibilityReport> {
  const response = await fetch(`/x/data/evidence/accessibility/${component}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return (await response.json()) as AccessibilityReport;
}

/** States in which keys were pressed, each once. */
export function listKeyStates({ keys }: AccessibilityReport): string[] {
  return [...new Set(keys.map(({ state }) => state))];
}
