import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import tables from 'virtual:labels/demo';
import type { StylingVariant } from '../../core/demo/config.ts';
import { getLabels } from '../../core/i18n.ts';
import { useStylingVariant } from '../../state/demo/code-variant-store.ts';
import {
  announceFailure,
  announceReady,
  DEMO_RESET,
  ISLAND_HYDRATE,
} from '../../state/island-events.ts';
import { DemoErrorBoundary } from './DemoErrorBoundary.tsx';
import { useDemoSettings } from './settings/use-demo-settings.ts';

/** Removes a frame's picture once it has faded. Kept, it would load again in a resized window. */
async function removePicture(frame: HTMLElement): Promise<void> {
  const picture = frame.querySelector('.demo-picture');
  await Promise.allSettled(picture?.getAnimations().map(({ finished }) => finished) ?? []);
  picture?.remove();
}

type Variants = {
  [styling in StylingVariant]?: { load: () => Promise<{ default: ComponentType }>; css: string };
};

interface Props {
  /** The demo's id, `data-grid/sorting/BasicSorting`. */
  id: string;
}

/** Returns the component for the chosen styling: the main one until the variant has loaded. */
function useVariant(
  Main: ComponentType,
  variants: Variants,
  { place, isLive }: { place: RefObject<HTMLElement | null>; isLive: boolean },
): ComponentType {
  const styling = useStylingVariant();
  const [loaded, setLoaded] = useState<{ styling: StylingVariant; Demo: ComponentType } | null>(
    null,
  );
  const variant = variants[styling];
  useEffect(() => {
    if (!variant) return;
    // Null until the demo is live. The script is then asked for once more, and its absence said.
    const island = isLive ? (place.current?.closest('astro-island') ?? null) : null;
    let current = true;
    const load = () => {
      variant.load().then(
        ({ default: Demo }) => {
          if (!current) return;
          setLoaded({ styling, Demo });
          announceReady(island);
        },
        () => {
          if (current) announceFailure(island);
        },
      );
    };
    load();
    island?.addEventListener(ISLAND_HYDRATE, load);
    return () => {
      current = false;
      island?.removeEventListener(ISLAND_HYDRATE, load);
      // Takes back the message about a variant that is no longer wanted.
      announceReady(island);
    };
  }, [styling, variant, place, isLive]);
  return variant && loaded?.styling === styling ? loaded.Demo : Main;
}

/**
 * Creates the island of a demo. It renders nothing on the server and while hydrating; the frame
 * around it reserves its height. The demo then mounts in a transition, so that React can yield.
 */
export function createDemoIsland(Main: ComponentType, variants: Variants) {
  return function DemoIsland({ id }: Props) {
    const [resets, setResets] = useState(0);
    const start = useRef<HTMLDivElement>(null);
    const settings = useDemoSettings(start);
    const live = settings !== null;
    const styling = useStylingVariant();
    const Demo = useVariant(Main, variants, { place: start, isLive: live });

    useEffect(() => {
      const frame = start.current?.closest<HTMLElement>('[data-demo]');
      if (!live || !frame) return;
      frame.dataset['live'] = '';
      void removePicture(frame);
      const reset = () => setResets((count) => count + 1);
      frame.addEventListener(DEMO_RESET, reset);
      return () => frame.removeEventListener(DEMO_RESET, reset);
    }, [live]);

    if (!live) return null;
    const issue = new URLSearchParams({ title: `[docs] The demo ${id} throws` });
    return (
      <CacheProvider value={settings.cache}>
        <ThemeProvider theme={settings.theme}>
          <div ref={start} tabIndex={-1} className="demo-start" data-demo-start="" />
          {variants[styling]?.css ? <style>{variants[styling].css}</style> : null}
          <DemoErrorBoundary
            key={resets}
            id={id}
            t={getLabels(tables, document.documentElement.lang)}
            onReset={() => setResets((count) => count + 1)}
            issueUrl={`https://github.com/mui/mui-x/issues/new?${issue.toString()}`}
          >
            <Demo />
          </DemoErrorBoundary>
        </ThemeProvider>
      </CacheProvider>
    );
  };
}
