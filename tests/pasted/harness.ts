/** Runs in the browser: renders one demo at a time on a page that contains nothing else. */
import { createElement, StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

export type Demos = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;

declare global {
  interface Window {
    /** Renders a demo and removes it again. Returns whether it had a size. */
    renderDemo: (id: string) => Promise<boolean>;
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
    const visible = hasSize(container);
    root.unmount();
    container.remove();
    return visible;
  };
}
