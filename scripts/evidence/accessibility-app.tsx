import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { prefixer } from 'stylis';
import { PLAYGROUNDS } from 'playgrounds:list';
import { getPlaygroundState } from '../../src/core/api/accessibility/states.ts';
import { SCENES as CHARTS } from '../../src/islands/accessibility/scenes/charts.tsx';
import { SCENES as GRIDS } from '../../src/islands/accessibility/scenes/data-grid.tsx';
import { SCENES as PICKERS } from '../../src/islands/accessibility/scenes/date-pickers.tsx';
import { renderKeyScene } from '../../src/islands/accessibility/scenes/keys.tsx';
import type { Scene } from '../../src/islands/accessibility/scenes/scene.ts';
import { SCENES as TREES } from '../../src/islands/accessibility/scenes/tree-view.tsx';

/** What `scripts/evidence-accessibility.ts` opens: each component in its states. */

const OWN = {
  'data-grid': GRIDS,
  'date-pickers': PICKERS,
  charts: CHARTS,
  'tree-view': TREES,
} satisfies Record<string, readonly Scene[]>;

const covered = new Set(
  Object.values(OWN)
    .flat()
    .map(({ component }: Scene) => component),
);

/** Parts have no states of their own: they are opened as their playgrounds start. */
const PARTS = PLAYGROUNDS.filter(({ component }) => !covered.has(component)).map(
  ({ product, component, Demo }) => ({
    product,
    component,
    state: getPlaygroundState(component),
    render: () => <Demo />,
  }),
);

const SCENES = [
  ...Object.entries(OWN).flatMap(([product, scenes]) =>
    scenes.map((scene: Scene) => ({ product, ...scene })),
  ),
  ...PARTS,
];

const caches = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

let root: Root | null = null;

function listScenes() {
  return SCENES.map(({ product, component, state }) => ({ product, component, state }));
}

/** Shows a component. Everything that was shown before is gone. */
function show(content: ReactElement, mode: 'light' | 'dark', direction: 'ltr' | 'rtl') {
  root?.unmount();
  const host = document.getElementById('root')!;
  document.documentElement.dir = direction;
  document.getElementById('told')!.textContent = '';
  const theme = createTheme({ palette: { mode }, direction });
  root = createRoot(host);
  root.render(
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {content}
      </ThemeProvider>
    </CacheProvider>,
  );
}

function showScene(
  component: string,
  state: string,
  mode: 'light' | 'dark',
  direction: 'ltr' | 'rtl',
) {
  const scene = SCENES.find((each) => each.component === component && each.state === state)!;
  show(scene.render(), mode, direction);
}

function showKeyScene(component: string, scene: string) {
  show(renderKeyScene(component, scene), 'light', 'ltr');
}

Object.assign(globalThis, { listScenes, showScene, showKeyScene });
