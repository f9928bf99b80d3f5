/** Checks of the pages of the built site, and of the demos in them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { WCAG_TAGS } from './probe.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe found in one element. */
export interface PageViolation {
  criterion: string;
  rule: string;
  help: string;
  target: string;
  /** Id of the demo that the element is in; null for what is ours. */
  demo: string | null;
}

export interface CheckedPage {
  /** Ids of the demos of the page. */
  demos: string[];
  violations: PageViolation[];
  /** Rules that had something to check and found nothing, by criterion. */
  passed: Record<string, string[]>;
}

/** What `take-evidence.spec.ts` attaches. */
export interface PageEvidence extends CheckedPage {
  path: string;
  messages: string[];
  /** Whether the page fits a width of 320 px. */
  reflows: boolean;
}

/** Runs all rules of WCAG 2.0 to 2.2, A and AA, over an open page. */
export async function checkPage(page: Page): Promise<CheckedPage> {
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    interface Rule {
      id: string;
      help: string;
      tags: string[];
      nodes: { html: string; target: (string | string[])[]; ancestry: (string | string[])[] }[];
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
    const { violations, passes } = await axe.run(
      { exclude: ['[style*="z-index: 100000"]'] },
      { runOnly: tags, rules: { 'target-size': { enabled: true } }, ancestry: true },
    );
    const passed: Record<string, string[]> = {};
    for (const rule of passes) {
      for (const criterion of getCriteria(rule)) (passed[criterion] ??= []).push(rule.id);
    }
    /** What a demo has removed while the rules ran has no place any more: axe calls it the root. */
    const isGone = ({ html, target }: Rule['nodes'][number]) =>
      target.flat().join() === ':root' && !html.startsWith('<html');
    /** An element may be gone by now, such as a loading indicator, but not what was around it. */
    const findDemo = (ancestry: string): string | null => {
      const steps = ancestry.split(' > ');
      for (; steps.length > 0; steps.pop()) {
        const found = document.querySelector(steps.join(' > '));
        if (!found) continue;
        const stage = found.closest('.demo-stage');
        return stage?.closest('[data-demo]')?.getAttribute('data-demo') ?? null;
      }
      return null;
    };
    return {
      demos: [...document.querySelectorAll('[data-demo]')].map((frame) =>
        frame.getAttribute('data-demo')!,
      ),
      violations: violations.flatMap((rule) =>
        getCriteria(rule).flatMap((criterion) =>
          rule.nodes
            .filter((node) => !isGone(node))
            .map(({ target, ancestry }) => ({
              criterion,
              rule: rule.id,
              help: rule.help,
              target: target.flat().join(' '),
              demo: findDemo(ancestry.flat().join(' > ')),
            })),
        ),
      ),
      passed,
    };
  }, WCAG_TAGS);
}
