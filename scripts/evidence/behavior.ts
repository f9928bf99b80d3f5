/** Checks of what components draw and do, in the page of `accessibility-app.tsx`. */
import type { Page } from '@playwright/test';
import type { ComponentBehavior } from '../../src/core/api/accessibility/model.ts';
import { readKeyState } from './keys/key-case.ts';

/** What lies in the component or over it. */
const PARTS = '#scene, body > [role], body > .MuiPopper-root, body > .MuiDialog-root';
/** What readers can press. */
const CONTROLS =
  'button, [role="button"], [role="option"], [role="gridcell"], [role="radio"], [role="treeitem"], input[type="checkbox"]';
/** Controls of a component that are tried; the others are of the same kinds. */
const MOST_CONTROLS = 8;
const TOOLTIP_MILLISECONDS = 300;

interface Drawn {
  hidden: number;
  named: number;
  unnamed: string[];
  rasters: number;
  links: number;
  draggable: number;
  /** Whether texts follow each other in the tree as they do on the screen. */
  isInOrder: boolean;
  /** Fills of shapes that say which series they are of by color alone. */
  colors: number;
}

/** Looks at what one state has drawn. */
export function readDrawn(page: Page): Promise<Drawn> {
  return page.evaluate((parts) => {
    const roots = [...document.querySelectorAll(parts)];
    const all = <T extends Element>(selector: string) =>
      roots.flatMap((root) => [...root.querySelectorAll<T>(selector)]);
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const graphics = all('svg, img, canvas, [role="img"]').filter(
      (each) => isSeen(each) && !each.parentElement?.closest('svg, [role="img"]'),
    );
    const getState = (graphic: Element) => {
      // Within a control, the name of the control counts, which axe checks.
      if (graphic.closest('[aria-hidden="true"], [role="progressbar"], button')) return 'hidden';
      const name =
        graphic.getAttribute('aria-label') ??
        graphic.getAttribute('aria-labelledby') ??
        graphic.getAttribute('alt') ??
        graphic.querySelector(':scope > title, :scope > desc')?.textContent;
      return name ? 'named' : 'unnamed';
    };
    const byState = Map.groupBy(graphics, getState);
    const texts = roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: DOMRect[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const box = range.getBoundingClientRect();
        const isText = walker.currentNode.textContent!.trim() !== '';
        if (isText && box.width > 1 && box.height > 1) found.push(box);
      }
      return found;
    });
    const isBefore = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top + 4 || (one.top < other.bottom - 4 && one.left <= other.left + 4);
    const shapes = all('.MuiBarElement-root, .MuiLineElement-root, .MuiPieArc-root');
    return {
      hidden: byState.get('hidden')?.length ?? 0,
      named: byState.get('named')?.length ?? 0,
      unnamed: (byState.get('unnamed') ?? []).map((each) => each.outerHTML.slice(0, 120)),
      rasters: all('img, canvas').length,
      links: all('a[href]').length,
      draggable: all('[draggable="true"], .MuiDataGrid-columnSeparator--resizable').length,
      isInOrder: texts.every((box, at) => at === 0 || isBefore(texts[at - 1]!, box)),
      colors: new Set(
        shapes.map((each) => {
          const { fill, stroke } = getComputedStyle(each);
          return fill === 'none' ? stroke : fill;
        }),
      ).size,
    };
  }, PARTS);
}

/** Returns how many animations go on forever, and how many change more than three times a second. */
export async function readMotion(page: Page): Promise<{ endless: number; flashing: number }> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const motion = await page.evaluate(() => {
    const endless = document.getAnimations().filter((animation) => {
      const { iterations } = animation.effect?.getTiming() ?? {};
      return iterations === Infinity && animation.playState === 'running';
    });
    const flashing = endless.filter(
      (animation) => Number(animation.effect!.getTiming().duration) < 1000 / 3,
    );
    return { endless: endless.length, flashing: flashing.length };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return motion;
}

/** Returns the roles that tell assistive technology about a change without the focus. */
export function readLiveRoles(page: Page): Promise<string[]> {
  return page.evaluate((parts) => {
    const found = [...document.querySelectorAll(parts)].flatMap((root) => [
      ...root.querySelectorAll(
        '[role="status"], [role="alert"], [role="progressbar"], [role="log"], [aria-live]',
      ),
    ]);
    return [
      ...new Set(
        found.map((each) =>
          each.hasAttribute('aria-live') ? 'aria-live' : each.getAttribute('role')!,
        ),
      ),
    ];
  }, PARTS);
}

/** Returns whether the wrong value is marked, and whether a text says what is wrong. */
export function readError(page: Page): Promise<{ isMarked: boolean; isDescribed: boolean }> {
  return page.evaluate(() => {
    const marked = [...document.querySelectorAll('#scene [aria-invalid="true"]')];
    const isDescribed = marked.some((each) =>
      (each.getAttribute('aria-describedby') ?? each.getAttribute('aria-errormessage') ?? '')
        .split(' ')
        .some((id) => (document.getElementById(id)?.textContent ?? '').trim() !== ''),
    );
    return { isMarked: marked.length > 0, isDescribed };
  });
}

/** Hovers over shapes and controls until something appears over them. */
export async function readHover(page: Page): Promise<ComponentBehavior['hover']> {
  const targets = page.locator(
    `#scene :is(.MuiBarElement-root, .MuiPieArc-root, .MuiScatterChart-root circle, .MuiLineElement-root, .MuiHeatmap-cell, .MuiChartsSurface-root, ${CONTROLS}, [role="columnheader"])`,
  );
  const count = Math.min(await targets.count(), MOST_CONTROLS);
  for (let at = 0; at < count; at += 1) {
    const box = await targets.nth(at).boundingBox();
    if (!box || box.width === 0) continue;
    await page.mouse.move(box.x + box.width / 2 - 1, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(TOOLTIP_MILLISECONDS);
    const tooltip = page.locator('[role="tooltip"]:visible').first();
    if ((await tooltip.count()) === 0) continue;
    const over = await tooltip.boundingBox();
    if (over) {
      await page.mouse.move(over.x + over.width / 2, over.y + over.height / 2, { steps: 8 });
      await page.waitForTimeout(TOOLTIP_MILLISECONDS);
    }
    const isHoverable = (await page.locator('[role="tooltip"]:visible').count()) > 0;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(TOOLTIP_MILLISECONDS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(TOOLTIP_MILLISECONDS);
    const isDismissible = (await page.locator('[role="tooltip"]:visible').count()) === 0;
    await page.mouse.move(1270, 890);
    await page.waitForTimeout(TOOLTIP_MILLISECONDS);
    return { isHoverable, isDismissible };
  }
  return null;
}

const serialize = (state: object) => JSON.stringify({ ...state, focus: '', marked: '' });

/** A field shows its format while it has the focus, which is no other value. */
const serializeBehind = (state: object) => serialize({ ...state, values: [] });

/** Types letters while the focus is outside of the component. Returns whether it has changed. */
export async function listensToLetters(page: Page): Promise<boolean> {
  await page.locator('#before').focus();
  const before = serialize(await readKeyState(page));
  for (const key of ['a', 'd', 's', '1', '/', '?']) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  return serialize(await readKeyState(page)) !== before;
}

/** Returns the controls that act when the pointer goes down on them and comes up elsewhere. */
export async function findHasty(page: Page): Promise<string[]> {
  const controls = page.locator(`#scene :is(${CONTROLS})`);
  const count = Math.min(await controls.count(), MOST_CONTROLS);
  const hasty: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const control = controls.nth(at);
    const box = await control.boundingBox();
    if (!box || !(await control.isEnabled())) continue;
    const before = await readKeyState(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // At once, because a header that is dragged over others changes their order.
    await page.mouse.move(1270, 890);
    await page.mouse.up();
    await page.waitForTimeout(150);
    const after = await readKeyState(page);
    // A popup closes when the pointer goes down beside it, which is not the control's doing.
    const isClosed = after.open.length < before.open.length;
    if (!isClosed && serialize(after) !== serialize(before)) {
      hasty.push(
        await control.evaluate(
          (each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? each.localName,
        ),
      );
    }
  }
  return hasty;
}

/** Goes through the stops of Tab. Returns what covers them, and whether anything else changes. */
export async function walkBehind(
  page: Page,
): Promise<Pick<ComponentBehavior, 'obscured' | 'changesOnFocus' | 'isFocusInOrder'>> {
  await page.locator('#before').focus();
  const before = serializeBehind(await readKeyState(page));
  const obscured: string[] = [];
  let changesOnFocus = false;
  let isFocusInOrder = true;
  let last: { bottom: number; right: number } | null = null;
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(60);
    const found = await page.evaluate(() => {
      const active = document.activeElement!;
      if (active === document.body || ['before', 'after'].includes(active.id)) return null;
      const { x, y, width, height } = active.getBoundingClientRect();
      const points = [0.25, 0.5, 0.75].map((share) =>
        document.elementFromPoint(x + width * share, y + height / 2),
      );
      const isSeen = points.some(
        (hit) => hit && (active.contains(hit) || hit.contains(active) || hit.closest('label')),
      );
      const name = active.getAttribute('aria-label') ?? active.textContent ?? '';
      return { name, isSeen, top: y, left: x, bottom: y + height, right: x + width };
    });
    if (!found) break;
    if (!found.isSeen) obscured.push(found.name);
    // A stop inside of the last one, such as a button in a field, comes after it, too.
    isFocusInOrder &&=
      last === null || found.top >= last.bottom - 4 || found.right >= last.right - 4;
    last = found;
    changesOnFocus ||= serializeBehind(await readKeyState(page)) !== before;
  }
  return { obscured, changesOnFocus, isFocusInOrder };
}

/** Returns whether an upright and a wide window show the same texts. */
export async function isSameUpright(page: Page, show: () => Promise<void>): Promise<boolean> {
  const texts: string[] = [];
  for (const size of [
    { width: 500, height: 900 },
    { width: 900, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await show();
    texts.push(
      await page.evaluate((parts) => {
        const words = [...document.querySelectorAll<HTMLElement>(parts)].flatMap((root) =>
          root.innerText.split(/\s+/),
        );
        return words.sort().join(' ');
      }, PARTS),
    );
  }
  return texts[0] === texts[1];
}
