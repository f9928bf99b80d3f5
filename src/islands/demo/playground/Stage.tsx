import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import {
  Component,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { compose, listControls, type Choice } from '../../../core/api/playground/compose.ts';
import { toValue, type Raw } from '../../../core/api/playground/control.ts';
import { fromCallback } from '../../../core/api/playground/from-callback.ts';
import type { PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { useThemeState } from '../../../state/settings/use-settings.ts';
import { useDemoCache } from '../settings/use-demo-cache.ts';
import { applyThemeOverrides } from '../settings/demo-theme.ts';
import { useDemoTheme } from '../settings/use-demo-theme.ts';
import {
  getMountKey,
  renderTree,
  resolveValue,
  type Callback,
  type Runtime,
} from './render-tree.tsx';

interface BoundaryProps {
  /** A change of it tries again. */
  choice: Choice;
  t: Label<'playground'>;
  children: ReactNode;
}

/** Shows the error of a combination of props, until the reader changes one. */
class StageBoundary extends Component<BoundaryProps, { error: unknown; choice: Choice | null }> {
  override state: { error: unknown; choice: Choice | null } = { error: null, choice: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    { choice }: BoundaryProps,
    state: { error: unknown; choice: Choice | null },
  ) {
    return choice === state.choice ? null : { error: null, choice };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const message = error instanceof Error ? error.message : String(error);
    return (
      <div className="playground-error" role="alert">
        <p>{this.props.t('playground.stopped')}</p>
        <pre tabIndex={0}>{message}</pre>
      </div>
    );
  }
}

/** The value that a controlled prop got from its callback, and for which setting it holds. */
interface Live {
  setting: string;
  value: unknown;
}

interface Props {
  setup: PlaygroundSetup;
  scope: Readonly<Record<string, unknown>>;
  choice: Choice;
  t: Label<'playground'>;
  onCall: (name: string, args: readonly unknown[]) => void;
  /** Called when a callback changed a controlled prop. */
  onSet: (id: string, raw: Raw) => void;
  /** Called after the component is in the document. */
  onRendered: () => void;
}

/** The running component with the props that readers set. */
export function Stage({ setup, scope, choice, t, onCall, onSet, onRendered }: Props) {
  const themeState = useThemeState();
  const cache = useDemoCache(themeState.direction);
  const theme = useDemoTheme(themeState);
  const [live, setLive] = useState<Readonly<Record<string, Live>>>({});
  const composed = useMemo(() => compose(setup, choice), [setup, choice]);

  const change = ({ change: to }: Callback, args: readonly unknown[]) => {
    if (!to) return;
    const value = 'to' in to ? to.to : args[to.argument];
    const control = listControls(setup).find(({ id }) => id === to.prop);
    const raw = control && fromCallback(control, value);
    const setting =
      control && raw !== undefined ? toValue(control, raw) : (composed.states[to.prop] ?? null);
    setLive((known) => ({ ...known, [to.prop]: { setting: JSON.stringify(setting), value } }));
    if (control && raw !== undefined) onSet(control.id, raw);
  };
  const latest = useRef<Runtime['onCall']>(() => {});
  useLayoutEffect(() => {
    latest.current = (callback, args) => {
      if (callback.isLogged) onCall(callback.name, args);
      change(callback, args);
    };
  });
  // Callbacks stay the same objects, as the reader's own code would keep them.
  const call = useCallback<Runtime['onCall']>((...both) => latest.current(...both), []);
  const [runtime] = useState<Runtime>(() => ({ scope, cache: new Map(), onCall: call }));
  useEffect(() => applyThemeOverrides(themeState, theme), [themeState, theme]);
  useLayoutEffect(() => {
    if (cache) onRendered();
  }, [choice, cache, onRendered]);

  if (!cache) return null;
  const states = Object.fromEntries(
    Object.entries(composed.states).map(([prop, start]) => {
      const found = live[prop];
      const isLive = found?.setting === JSON.stringify(start);
      return [prop, isLive ? found.value : resolveValue(start, runtime)];
    }),
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <StageBoundary choice={choice} t={t}>
          <Tree {...{ composed, states, runtime }} component={setup.component} />
        </StageBoundary>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Renders inside the boundary, which shows what a value throws. */
function Tree({
  component,
  ...context
}: Omit<Parameters<typeof renderTree>[0], 'Component' | 'mountKey'> & { component: string }) {
  const { runtime, composed } = context;
  const found = runtime.scope[component] as Parameters<typeof renderTree>[0]['Component'];
  return renderTree({ ...context, Component: found, mountKey: getMountKey(composed) });
}
