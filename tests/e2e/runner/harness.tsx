/** Runs in a page of the site and shows edited demos there, as the editor does. */
import { createRoot } from 'react-dom/client';
import type { StylingVariant } from '../../../src/core/demo/config.ts';
import type { EditedFile } from '../../../src/core/editor/files.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../../../src/core/settings/settings.ts';
import type { RunResult } from '../../../src/islands/editor/runner/create-frame-runner.ts';
import { EditedDemo } from '../../../src/islands/editor/runner/EditedDemo.tsx';

export interface HarnessDemo {
  id: string;
  files: readonly EditedFile[];
  styling?: StylingVariant;
  /** Reserved height in pixels. */
  height: number;
  wide: boolean;
}

export interface Harness {
  /** All results so far, the newest last. */
  results: RunResult[];
  /** Runs a demo and resolves with its result. */
  run: (demo: HarnessDemo) => Promise<RunResult>;
  setTheme: (theme: Partial<ThemeState>) => void;
}

const figure = document.createElement('figure');
figure.className = 'demo';
figure.dataset['live'] = '';
const stage = document.createElement('div');
stage.className = 'demo-stage';
figure.append(stage);
document.querySelector('article')!.replaceChildren(figure);

const root = createRoot(stage);
let demo: HarnessDemo;
let theme = INITIAL_THEME_STATE;
let settle: (result: RunResult) => void = () => undefined;
const results: RunResult[] = [];

function onResult(result: RunResult) {
  results.push(result);
  settle(result);
}

function render() {
  root.render(
    <EditedDemo
      title="Edited demo"
      files={demo.files}
      styling={demo.styling}
      theme={theme}
      onResult={onResult}
    />,
  );
}

const harness: Harness = {
  results,
  run(next) {
    demo = next;
    figure.dataset['demo'] = next.id;
    figure.classList.toggle('demo-wide', next.wide);
    figure.style.setProperty('--demo-height', `${next.height}px`);
    figure.style.setProperty('--demo-height-narrow', `${next.height}px`);
    return new Promise((resolve) => {
      settle = resolve;
      render();
    });
  },
  setTheme(next) {
    theme = { ...theme, ...next };
    render();
  },
};

(window as unknown as { harness: Harness }).harness = harness;
