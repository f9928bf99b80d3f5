/** Checks that run in the page of `accessibility-app.tsx`. */
import type { Page } from '@playwright/test';

export interface AxeNode {
  rule: string;
  help: string;
  criteria: string[];
  target: string;
  html: string;
  elements: number;
}

export interface AxeResult {
  violations: AxeNode[];
  passes: { rule: string; criteria: string[] }[];
}

/** All rules of WCAG 2.0 to 2.2, A and AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Runs axe over the component, without the buttons around it and the watermark of paid packages that
 * have no license key here. The criteria of a rule are in its tags: `wcag143` is 1.4.3.
 */
export async function runAxe(page: Page): Promise<AxeResult> {
  return page.evaluate(async (tags) => {
    interface Rule {
      id: string;
      help: string;
      tags: string[];
      nodes: { target: string[]; html: string }[];
    }
    const { axe } = window as unknown as {
      axe: {
        run: (context: object, options: object) => Promise<{ violations: Rule[]; passes: Rule[] }>;
      };
    };
    const getCriteria = ({ tags: own }: Rule) =>
      own.flatMap((tag) => {
        const [, first, second, third] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
        return first ? [`${first}.${second}.${third}`] : [];
      });
    const result = await axe.run(
      { exclude: ['#before', '#after', '[style*="z-index: 100000"]'] },
      {
        runOnly: tags,
        rules: { 'target-size': { enabled: true } },
      },
    );
    return {
      violations: result.violations.map((rule) => ({
        rule: rule.id,
        help: rule.help,
        criteria: getCriteria(rule),
        target: rule.nodes[0]!.target.join(' '),
        html: rule.nodes[0]!.html.slice(0, 300),
        elements: rule.nodes.length,
      })),
      passes: result.passes.map((rule) => ({ rule: rule.id, criteria: getCriteria(rule) })),
    };
  }, WCAG_TAGS);
}

/** Returns texts that do not fit into their elements. */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>(
      '#scene *, body > .MuiPopper-root *',
    )) {
      const text = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim() ?? '')
        .join(' ')
        .trim();
      if (text === '' || element.closest('svg, script, style')) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
      if (isCut && element.clientWidth > 1) found.add(text);
    }
    return [...found];
  });
}

/** Returns the lowest contrast of drawn shapes with the background; null without shapes. */
export function measureShapes(page: Page): Promise<number | null> {
  return page.evaluate(() => {
    const SHAPES =
      '.MuiBarElement-root, .MuiPieArc-root, .MuiLineElement-root, .MuiScatterChart-root circle, .MuiGauge-valueArc';
    const read = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const toLight = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    const getLuminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);
    const background = getLuminance(read(getComputedStyle(document.body).backgroundColor));
    const ratios = [...document.querySelectorAll<SVGElement>(SHAPES)].flatMap((shape) => {
      const { fill, stroke } = getComputedStyle(shape);
      const color = fill === 'none' || fill === 'rgba(0, 0, 0, 0)' ? stroke : fill;
      const channels = read(color);
      if (channels.length < 3) return [];
      const own = getLuminance(channels);
      return [(Math.max(own, background) + 0.05) / (Math.min(own, background) + 0.05)];
    });
    return ratios.length > 0 ? Math.round(Math.min(...ratios) * 100) / 100 : null;
  });
}

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
}

/** Roles that screen readers do not announce by themselves. */
const SILENT = new Set([
  'generic',
  'none',
  'InlineTextBox',
  'presentation',
  'RootWebArea',
  'LineBreak',
]);
/** States that screen readers announce. */
const STATES = [
  'checked',
  'selected',
  'expanded',
  'disabled',
  'readonly',
  'invalid',
  'pressed',
  'required',
  'hasPopup',
];
const MOST_LINES = 80;

/** Returns the nodes of the accessibility tree, a line each: role, name, states. */
export async function readTranscript(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: Node[];
  };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const visit = ({ ignored, role, name, properties = [], childIds = [] }: Node, depth: number) => {
    const kind = role?.value ?? '';
    const isShown = !ignored && !SILENT.has(kind);
    if (isShown) {
      const states = properties.flatMap(({ name: state, value: { value } }) => {
        if (!STATES.includes(state) || value === false || value === 'false') return [];
        return value === true || value === 'true' ? [state] : [`${state} ${String(value)}`];
      });
      const text = name?.value ? ` "${name.value}"` : '';
      const suffix = states.length > 0 ? ` (${states.join(', ')})` : '';
      const label = kind === 'StaticText' ? 'text' : kind;
      lines.push(`${'  '.repeat(depth)}${label}${text}${suffix}`);
    }
    // The text of a named element is in its name already.
    if (isShown && kind === 'StaticText') return;
    for (const id of childIds) {
      const child = byId.get(id);
      const repeats = child?.role?.value === 'StaticText' && child.name?.value === name?.value;
      if (child && !repeats) visit(child, isShown ? depth + 1 : depth);
    }
  };
  const root = nodes.find(({ role }) => role?.value === 'RootWebArea');
  if (root) visit(root, 0);
  const own = lines.filter((line) => !/^button "(Before|After)"$/.test(line.trim()));
  return own.length > MOST_LINES
    ? [...own.slice(0, MOST_LINES), `… ${own.length - MOST_LINES} more`]
    : own;
}
