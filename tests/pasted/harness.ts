/** Runs in the browser: renders one demo at a time on a page that contains nothing else. */
import { createElement, StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

export type Demos = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

declare global {
  interface Window {
    /** Renders a demo and removes it again. Returns what it showed; null if it had no size. */
    renderDemo: (id: string) => Promise<string | null>;
  }
}

const MAXIMUM_MILLISECONDS = 5000;
/** For effects, and for what demos load from their own data. */
const SETTLE_MILLISECONDS = 100;

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

function hasSize(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Returns what a reader sees: the text, and the values of fields. */
function readShown(): string {
  const values = [...document.querySelectorAll('input')].map(({ value }) => value);
  return [document.body.innerText, ...values].join('\n');
}

export function start(demos: Demos): void {
  window.renderDemo = async (id) => {
    const load = demos[id];
    if (!load) throw new Error(`There is no demo ${id}`);
    const { default: Demo } = await load();
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    root.render(createElement(StrictMode, null, createElement(Demo)));
    const end = performance.now() + MAXIMUM_MILLISECONDS;
    while (!hasSize(container) && performance.now() < end) await wait(10);
    await wait(SETTLE_MILLISECONDS);
    const shown = hasSize(container) ? readShown() : null;
    root.unmount();
    container.remove();
    return shown;
  };
}
