import { expect, test, type Page } from '@playwright/test';
import { DEMO_RESET } from '../../src/state/island-events.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { measureHeap } from './heap.ts';
import { hydrateDemos, openSettings, waitForDemos } from './support.ts';

const ROUNDS = 20;
const WARM_UP_ROUNDS = 6;
/** The heap may grow by a tenth, for what is kept once and for ever. */
const GROWTH = 1.1;

/** Changes every setting of the open drawer to its other value. */
async function changeSettings(page: Page, round: number): Promise<void> {
  await page.evaluate(
    async (odd) => {
      // Each state of the settings has styles of its own, so none may be left out.
      const settle = async () => {
        do {
          await new Promise(requestAnimationFrame);
        } while (document.querySelector('[data-behind]'));
      };
      const drawer = document.querySelector('dialog[open]')!;
      const [color] = drawer.querySelectorAll<HTMLInputElement>('input[type="color"]');
      const radios = drawer.querySelectorAll<HTMLInputElement>('input[type="radio"]');
      const [light, , dark, ltr, rtl] = radios;
      const dense = drawer.querySelector<HTMLInputElement>('input[role="switch"]');
      for (const control of [odd ? dark : light, odd ? rtl : ltr, dense]) {
        control!.click();
        await settle();
      }
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      set!.call(color, odd ? '#008000' : '#800080');
      color!.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    round % 2 === 1,
  );
}

async function resetDemos(page: Page): Promise<void> {
  await waitForDemos(page);
  await page.evaluate(async (reset) => {
    for (const frame of document.querySelectorAll('[data-demo]')) {
      frame.dispatchEvent(new CustomEvent(reset));
    }
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
  }, DEMO_RESET);
}

const PAGES = ['/x/react-data-grid/column-ordering/', '/x/react-charts/zoom-and-pan/'];

for (const pathname of PAGES.filter((each, index) => index === 0 || isInScope(each))) {
  test(`changed settings and reset demos leave nothing in memory: ${pathname}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(pathname);
    await hydrateDemos(page);
    await openSettings(page);
    const runRounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        await changeSettings(page, round);
        await resetDemos(page);
      }
    };
    // What is created once for each state, such as styles. Both counts are even, so that the settings
    // are the same at both measurements.
    await runRounds(WARM_UP_ROUNDS);
    const before = await measureHeap(page);
    await runRounds(ROUNDS);
    const after = await measureHeap(page);
    expect(await page.locator('[data-demo]:not([data-live])').count()).toBe(0);
    expect(after / before).toBeLessThan(GROWTH);
  });
}
