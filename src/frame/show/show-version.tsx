import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameTheme } from './frame-theme.ts';
import type { Store } from '../../state/create-store.ts';
import { Stage } from './Stage.tsx';

/** A version of the demo that is rendered or about to be. */
interface Version {
  stage: HTMLElement;
  /** Must not be called while React renders: it cannot remove what it is rendering. */
  remove: () => void;
  /** Leaves a picture of it that does not react. */
  stop: () => void;
}

interface Options {
  Demo: ComponentType;
  css: string;
  themes: Store<FrameTheme>;
  /** Called when the version has replaced the one before. */
  onShown: () => void;
  /** Called for what is thrown while rendering, at any time. */
  onError: (error: unknown) => void;
}

/** Longest wait for the next frame, in milliseconds: there is none while the frame is out of view. */
const LONGEST_FRAME = 200;

function afterNextFrame(callback: () => void): void {
  let called = false;
  const call = () => {
    if (called) return;
    called = true;
    callback();
  };
  requestAnimationFrame(() => requestAnimationFrame(call));
  setTimeout(call, LONGEST_FRAME);
}

let shown: Version | null = null;
let waiting: Version | null = null;

/** The element that shows the demo; null before the first version. */
export function getShownStage(): HTMLElement | null {
  return shown?.stage ?? null;
}

/**
 * Renders a version of the demo out of sight, as large as the one that is shown, and replaces that
 * one as soon as the new one has rendered. If it throws before, the old one stays.
 */
export function showVersion({ Demo, css, themes, onShown, onError }: Options): void {
  waiting?.remove();
  const stage = document.createElement('div');
  stage.className = 'demo-stage';
  stage.dataset['waiting'] = '';
  document.body.append(stage);
  const root = createRoot(stage);
  const version: Version = {
    stage,
    remove() {
      // Both at once: a component that is still mounted would measure that it has no size.
      root.unmount();
      stage.remove();
    },
    stop: () => render(true),
  };
  waiting = version;
  const swap = () => {
    if (waiting !== version) return;
    shown?.remove();
    shown = version;
    waiting = null;
    delete stage.dataset['waiting'];
    onShown();
  };
  const onCommit = () => afterNextFrame(swap);
  const render = (isStopped: boolean) =>
    root.render(
      <Stage
        Demo={Demo}
        css={css}
        isStopped={isStopped}
        stage={stage}
        themes={themes}
        onCommit={onCommit}
        onError={(error) => {
          if (waiting === version) {
            waiting = null;
            setTimeout(version.remove);
          }
          onError(error);
        }}
      />,
    );
  render(false);
}

/** Stops the demo that is shown and the one about to be: pictures of them stay. */
export function stopVersions(): void {
  waiting?.stop();
  shown?.stop();
}
