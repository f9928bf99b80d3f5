/** Goes through a component with Tab, as a reader does. */
import type { CDPSession, Page } from '@playwright/test';
import type { TabStop } from '../../src/core/api/accessibility/model.ts';

/** More stops than any component has: Tab does not lead out of it. */
const MOST_STOPS = 60;

interface Focus {
  id: string;
  isSentinel: boolean;
  /** Whether the element had the focus when it was read before, too. */
  isSame: boolean;
  box: { x: number; y: number; width: number; height: number } | null;
}

function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const box = element?.getBoundingClientRect();
    const known = window as unknown as { lastFocus?: Element | null };
    const isSame = known.lastFocus === element;
    known.lastFocus = element;
    return {
      id: element?.id ?? '',
      isSame,
      isSentinel: element === document.body || ['before', 'after'].includes(element?.id ?? ''),
      box: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null,
    };
  });
}

async function describeFocus(session: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  })) as unknown as { nodes: { role?: { value: string }; name?: { value: string } }[] };
  return { role: nodes[0]?.role?.value ?? '', name: nodes[0]?.name?.value ?? '' };
}

/** Around the element, because outlines are outside of it. */
const MARGIN = 8;

/** Whether the picture of the focused element changes when it loses the focus. */
async function isFocusVisible(page: Page, { box }: Focus): Promise<boolean> {
  const size = page.viewportSize()!;
  if (!box) return false;
  const x = Math.max(0, box.x - MARGIN);
  const y = Math.max(0, box.y - MARGIN);
  const clip = {
    x,
    y,
    width: Math.min(size.width - x, box.width + 2 * MARGIN),
    height: Math.min(size.height - y, box.height + 2 * MARGIN),
  };
  if (clip.width <= 0 || clip.height <= 0) return false;
  // With the caret, which is how a text field shows its focus.
  const focused = await page.screenshot({ clip, caret: 'initial' });
  const handle = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  await handle.evaluate((element) => element.blur());
  await page.waitForTimeout(350);
  const blurred = await page.screenshot({ clip, caret: 'initial' });
  await handle.evaluate((element) => element.focus());
  await handle.dispose();
  return !focused.equals(blurred);
}

/** Returns the stops from the button before the component to the one after it. */
export async function walkStops(page: Page): Promise<{ stops: TabStop[]; forwards: boolean }> {
  const session = await page.context().newCDPSession(page);
  const stops: TabStop[] = [];
  await page.locator('#before').focus();
  let forwards = false;
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const focus = await readFocus(page);
    if (focus.isSentinel) {
      forwards = focus.id === 'after';
      break;
    }
    if (focus.isSame) break;
    await page.waitForTimeout(350);
    const settled = await readFocus(page);
    const isVisible = await isFocusVisible(page, settled);
    await page.emulateMedia({ forcedColors: 'active' });
    const isVisibleInForcedColors = await isFocusVisible(page, settled);
    await page.emulateMedia({ forcedColors: null });
    stops.push({ ...(await describeFocus(session)), isVisible, isVisibleInForcedColors });
  }
  await session.detach();
  return { stops, forwards };
}

/** Whether Shift + Tab leads from the button after the component to the one before it. */
export async function leavesBackwards(page: Page): Promise<boolean> {
  await page.locator('#after').focus();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    const { id, isSentinel } = await readFocus(page);
    if (isSentinel) return id === 'before';
  }
  return false;
}

/**
 * Opens what the component opens with a key and closes it with Escape. Returns whether the focus is
 * where it was; undefined if nothing opens.
 */
export async function returnsFocus(page: Page): Promise<boolean | undefined> {
  const opener = page
    .locator('#scene [aria-label^="Choose"], #scene [aria-haspopup="dialog"]')
    .first();
  if ((await opener.count()) === 0) return undefined;
  await opener.focus();
  await page.keyboard.press('Enter');
  const popup = page.locator('[role="dialog"]');
  await popup
    .first()
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
  if ((await popup.count()) === 0) return undefined;
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
  await popup
    .first()
    .waitFor({ state: 'detached', timeout: 3_000 })
    .catch(() => undefined);
  await page.waitForTimeout(300);
  return opener.evaluate((element) => element === document.activeElement);
}
