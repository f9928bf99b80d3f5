import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Stands for a stage: only what the module does with it. */
function createStage() {
  const attributes = new Set<string>();
  return {
    setAttribute: (name: string) => attributes.add(name),
    toggleAttribute: (name: string, on: boolean) =>
      on ? attributes.add(name) : attributes.delete(name),
    attributes,
  };
}

type Stage = ReturnType<typeof createStage>;

let frames: (() => void)[] = [];
let idle: (() => void)[] = [];
let notify: (entries: { target: Stage; isIntersecting: boolean }[]) => void = () => undefined;

/** Resolves when the messages posted so far have arrived, and what follows from them has run. */
async function settle() {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
  await new Promise((resolve) => setImmediate(resolve));
}

/** Paints, and shows what was painted. */
async function paint() {
  for (const frame of frames.splice(0)) frame();
  for (const frame of frames.splice(0)) frame();
  await settle();
}

async function rest() {
  for (const callback of idle.splice(0)) callback();
  await settle();
}

beforeEach(() => {
  frames = [];
  idle = [];
  vi.resetModules();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe() {}
      unobserve() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Registers demos that note their names when they are updated. */
async function register(names: readonly string[]) {
  const { registerDemo, updateAfterPaint } = await import('./update-after-paint.ts');
  const updated: string[] = [];
  const demos = names.map((name) => {
    const stage = createStage();
    const update = async () => {
      updated.push(name);
      await settle();
    };
    const demo = { element: stage as unknown as Element, update };
    return { stage, demo, forget: registerDemo(demo), fall: () => updateAfterPaint(demo) };
  });
  return { demos, updated };
}

test('demos in view are updated after the paint, the others only when nothing else happens', async () => {
  const { demos, updated } = await register(['above', 'first', 'second']);
  notify(demos.map(({ stage }, index) => ({ target: stage, isIntersecting: index > 0 })));
  for (const { fall } of demos) fall();
  await settle();
  expect(updated).toEqual([]);
  await paint();
  await settle();
  expect(updated).toEqual(['first']);
  await paint();
  await settle();
  expect(updated).toEqual(['first', 'second']);
  await paint();
  expect(updated).toEqual(['first', 'second']);
  await rest();
  expect(updated).toEqual(['first', 'second', 'above']);
});

test('a demo that comes into view does not wait for the browser to be idle', async () => {
  const { demos, updated } = await register(['far', 'near']);
  for (const { fall } of demos) fall();
  await paint();
  expect(updated).toEqual([]);
  notify([{ target: demos[1]!.stage, isIntersecting: true }]);
  await settle();
  expect(updated).toEqual(['near']);
});

test('a demo is marked until it shows the settings, and one that is gone is not updated', async () => {
  const { demos, updated } = await register(['kept', 'gone']);
  for (const { fall } of demos) fall();
  expect(demos.map(({ stage }) => stage.attributes.has('data-behind'))).toEqual([true, true]);
  demos[1]!.forget();
  await paint();
  await rest();
  await settle();
  expect(updated).toEqual(['kept']);
  expect(demos[0]!.stage.attributes.has('data-behind')).toBe(false);
});
