import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, type ComponentType } from 'react';
import type { Store } from '../../state/create-store.ts';
import { useStore } from '../../state/use-store.ts';
import { INITIAL_THEME, type FrameTheme } from './frame-theme.ts';
import { StageBoundary } from './StageBoundary.tsx';
import { useDemoCache } from '../../islands/demo/settings/use-demo-cache.ts';

interface Props {
  Demo: ComponentType;
  /** Styles that the demo imports. */
  css: string;
  /** Whether to show a picture of the demo instead, because it never ends. */
  isStopped: boolean;
  stage: HTMLElement;
  themes: Store<FrameTheme>;
  onError: (error: unknown) => void;
  /** Called once the demo is in the document and its effects have run. */
  onCommit: () => void;
}

/** Tells when everything beside it has run its effects: it is rendered last. */
function Committed({ onCommit }: Pick<Props, 'onCommit'>) {
  // Only once: the callback stays the same.
  useEffect(() => onCommit(), [onCommit]);
  return null;
}

/** An edited demo, in what surrounds a demo of the site. */
export function Stage({ Demo, css, isStopped, stage, themes, onError, onCommit }: Props) {
  const { state, theme } = useStore(themes, INITIAL_THEME);
  const cache = useDemoCache(state.direction);
  if (!cache) return null;
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {css ? <style>{css}</style> : null}
        <StageBoundary stage={stage} isStopped={isStopped} onError={onError}>
          <Demo />
          <Committed onCommit={onCommit} />
        </StageBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}
