import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createRoot, type Root } from 'react-dom/client';
import { prefixer } from 'stylis';
import { SCENES as CHARTS } from './scenes/charts.tsx';
import { SCENES as GRIDS } from './scenes/data-grid.tsx';
import { SCENES as PICKERS } from './scenes/date-pickers.tsx';
import type { Scene } from './scenes/scene.ts';
import { SCENES as TREES } from './scenes/tree-view.tsx';

/** What `scripts/evidence-accessibility.ts` opens: each component in its states. */

const PRODUCTS = {
  'data-grid': GRIDS,
  'date-pickers': PICKERS,
  charts: CHARTS,
  'tree-view': TREES,
} satisfies Record<string, readonly Scene[]>;

const caches = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

let root: Root | null = null;

function listScenes() {
  return Object.entries(PRODUCTS).flatMap(([product, scenes]) =>
    scenes.map(({ component, state }) => ({ product, component, state })),
  );
}

/** Shows a component in a state. Everything that was shown before is gone. */
function showScene(
  component: string,
  state: string,
  mode: 'light' | 'dark',
  direction: 'ltr' | 'rtl',
) {
  root?.unmount();
  const host = document.getElementById('root')!;
  document.documentElement.dir = direction;
  const scene = Object.values(PRODUCTS)
    .flat()
    .find((each) => each.component === component && each.state === state)!;
  const theme = createTheme({ palette: { mode }, direction });
  root = createRoot(host);
  root.render(
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {scene.render()}
      </ThemeProvider>
    </CacheProvider>,
  );
}

Object.assign(globalThis, { listScenes, showScene });
