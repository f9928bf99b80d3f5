import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { SceneKind } from '../../core/api/accessibility/states.ts';
import '../demo/license.ts';
import { useDemoSettings } from '../demo/settings/use-demo-settings.ts';
import { loadScene } from './load-scenes.ts';

interface Props {
  product: string;
  component: string;
  kind: SceneKind;
  state: string;
  t: Label<'states'>;
}

/** Shows a component in a state, with the mode and the direction of the page. */
export function StateStage({ product, component, kind, state, t }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const settings = useDemoSettings(place);
  const [render, setRender] = useState<(() => ReactElement) | 'failed' | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const set = (next: typeof render) => {
      if (isCurrent) setRender(() => next);
    };
    loadScene(product, component, kind, state).then(
      (scene) => set(scene ?? 'failed'),
      () => set('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [product, component, kind, state]);

  return (
    <div className="demo-stage states-stage">
      <div ref={place}>
        {render === 'failed' ? <p role="alert">{t('states.failed')}</p> : null}
        {settings && typeof render === 'function' ? (
          <CacheProvider value={settings.cache}>
            <ThemeProvider theme={settings.theme}>{render()}</ThemeProvider>
          </CacheProvider>
        ) : null}
      </div>
      {/* What the scenes for keys write into. */}
      <output id="told" />
    </div>
  );
}
