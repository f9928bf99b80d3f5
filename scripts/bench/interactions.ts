import type { Browser, CDPSession, Page } from '@playwright/test';
import { PROFILE } from './browser.ts';

const VIEWPORT = { width: 1350, height: 940 };

/** The longest pause that the processor needs after an interaction, before the next one starts. */
const SETTLE_MILLISECONDS = 2500;

export interface InteractionTimes {
  interaction: string;
  /** From input to the next paint: the worst of all inputs of this kind. */
  worst: number;
  median: number;
  /** The longest task that followed, during which the page would not have answered. */
  longestTask: number;
}

interface Interaction {
  name: string;
  /** Brings the page into the state before the interaction; not measured. */
  before?: (page: Page) => Promise<void>;
  run: (page: Page) => Promise<void>;
}

/** Runs in the page before anything else. */
function observe() {
  const figures = { inputs: [] as number[], tasks: [] as number[] };
  (window as unknown as { figures: typeof figures }).figures = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEventTiming & { interactionId?: number };
      if (interactionId) figures.inputs.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

const readFigures = (page: Page) =>
  page.evaluate(() => {
    const { figures } = window as unknown as {
      figures: { inputs: number[]; tasks: number[] };
    };
    return {
      inputs: figures.inputs.splice(0),
      tasks: figures.tasks.splice(0),
    };
  });

/** Mounts all demos: the viewport is as tall as the page until they are live. */
export async function wakeDemos(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: VIEWPORT.width, height });
  await page.waitForFunction(() => !document.querySelector('[data-demo]:not([data-live])'));
  await page.setViewportSize(VIEWPORT);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
}

const openSettings = async (page: Page) => {
  if ((await page.locator('dialog.drawer[open]').count()) > 0) return;
  await page.locator('.header button[aria-label="Settings"]').first().click();
  await page.locator('dialog.drawer[open]').waitFor();
};
const chooseInDrawer = (label: string) => async (page: Page) =>
  page.locator('dialog.drawer').getByText(label, { exact: true }).click();

/** In the order of a visit: each starts where the one before has left the page. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'first "Show code"',
    run: (page) => page.locator('.demo-toggle').first().click(),
  },
  { name: 'open the settings', run: openSettings },
  { name: 'dark', before: openSettings, run: chooseInDrawer('Dark') },
  { name: 'light', before: openSettings, run: chooseInDrawer('Light') },
  {
    name: 'dense',
    before: openSettings,
    run: (page) => page.locator('dialog.drawer [role="switch"]').click(),
  },
  {
    name: 'spacing',
    before: openSettings,
    run: (page) => page.locator('dialog.drawer .stepper button').last().click(),
  },
  { name: 'right to left', before: openSettings, run: chooseInDrawer('Right to left') },
  { name: 'left to right', before: openSettings, run: chooseInDrawer('Left to right') },
  {
    name: 'close the settings',
    before: openSettings,
    run: (page) => page.keyboard.press('Escape'),
  },
  {
    name: 'switch in the header',
    run: (page) => page.locator('[data-mode-switch]').click(),
  },
  {
    name: 'keyboard in the navigation',
    before: (page) => page.locator('#side-nav a').first().focus(),
    run: async (page) => {
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        await page.waitForTimeout(150);
      }
    },
  },
  {
    name: 'open search',
    run: (page) => page.keyboard.press('Control+k'),
  },
  {
    name: 'key in search',
    before: (page) => page.locator('.search-dialog input').waitFor(),
    run: async (page) => {
      for (const key of 'column width') {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.waitForTimeout(180);
      }
    },
  },
];

const getSlider = (page: Page) => page.locator('.theming-group[open] input[type="range"]').first();

/** In the theme builder, with all parts of its board. */
const THEMING: readonly Interaction[] = [
  {
    name: 'theme builder: undo a brand color',
    before: async (page) => {
      await page.locator('.theming-brand input').fill('#a83f2d');
      await page.waitForTimeout(SETTLE_MILLISECONDS);
    },
    run: (page) => page.getByRole('button', { name: 'Undo' }).click(),
  },
  {
    name: 'theme builder: key on a slider',
    before: async (page) => {
      await page.locator('.theming-group > summary', { hasText: 'Shape' }).click();
      await getSlider(page).focus();
    },
    run: async (page) => {
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(400);
      }
    },
  },
];

/** Mounts all parts of the board, then returns to its top. */
async function wakeBoard(page: Page): Promise<void> {
  await page.locator('.theming-board .MuiButton-root').first().waitFor();
  await page.setViewportSize({ width: VIEWPORT.width, height: 4000 });
  await page.locator('.theming-board .MuiRichTreeView-root').first().waitFor();
  await page.setViewportSize(VIEWPORT);
  await page.waitForTimeout(SETTLE_MILLISECONDS);
}

interface Visit {
  interactions: readonly Interaction[];
  /** Brings the page into the state that is measured. */
  wake: (page: Page) => Promise<void>;
}

/** Interactions of the shell on a page whose demos all run. */
export const SHELL_VISIT: Visit = { interactions: INTERACTIONS, wake: wakeDemos };
export const THEMING_VISIT: Visit = { interactions: THEMING, wake: wakeBoard };

/**
 * Measures the interactions of a visit, with the processor throttled to the profile. The network is
 * not: what an interaction loads has been loaded by hovering for long.
 */
async function measureOnce(
  browser: Browser,
  url: string,
  { interactions, wake }: Visit,
  noted: Map<string, InteractionNotes>,
) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url);
  await wake(page);
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  for (const { name, before, run } of interactions) {
    await before?.(page);
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    await readFigures(page);
    await run(page);
    await page.waitForTimeout(SETTLE_MILLISECONDS);
    const { inputs, tasks } = await readFigures(page);
    const notes = noted.get(name) ?? { inputs: [], tasks: [] };
    // Inputs below the threshold of the observer are not reported.
    notes.inputs.push(Math.max(16, ...inputs));
    notes.tasks.push(Math.max(0, ...tasks));
    noted.set(name, notes);
  }
  await context.close();
}

interface InteractionNotes {
  inputs: number[];
  tasks: number[];
}

/** Measures each interaction in several visits of a page. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  visit: Visit,
  runs = 3,
): Promise<InteractionTimes[]> {
  const noted = new Map<string, InteractionNotes>();
  for (let run = 0; run < runs; run += 1) await measureOnce(browser, url, visit, noted);
  return [...noted].map(([interaction, { inputs, tasks }]) => ({
    interaction,
    worst: Math.max(...inputs),
    median: [...inputs].sort((a, b) => a - b)[Math.floor(inputs.length / 2)]!,
    longestTask: Math.round(Math.max(...tasks)),
  }));
}
