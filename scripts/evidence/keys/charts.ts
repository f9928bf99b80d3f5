import type { Page } from '@playwright/test';
import type { KeyCase } from './key-case.ts';

const COMPONENTS = ['BarChartPro', 'LineChartPro'];
const WHEEL = 100;

async function wheel(page: Page): Promise<void> {
  const box = (await page.locator('#scene svg').first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -WHEEL);
}

/** How much one turn of the wheel takes from the visible part, in percent. */
const getStep = (before: string, after: string) => (before ? Number(before) : 100) - Number(after);

export const CASES: readonly KeyCase[] = [
  {
    rows: ['charts/zoom-and-pan#mouse-touch-and-keyboard: Ctrl + mouse wheel'],
    components: COMPONENTS,
    scene: 'zoom',
    keys: ['Control+wheel'],
    from: wheel,
    act: async (page) => {
      await page.keyboard.down('Control');
      await wheel(page);
      await page.keyboard.up('Control');
    },
    // The first turn zooms to 100 % minus a step; three steps more have to come on top of it.
    to: ({ told: before }, { told: after }) => {
      const plain = getStep('', before) / 100;
      const held = getStep(before, after) / Number(before);
      return held > 2.5 * plain && held < 3.5 * plain;
    },
  },
];
