import type { Code, Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { AuthorError } from '../../core/author-error.ts';
import {
  AUTHOR_TAGS,
  CALLOUTS,
  HTML_TAGS,
  getTagRule,
  isCallout,
} from '../../core/page/vocabulary.ts';
import {
  findWords,
  HEADING_WORDING,
  TEXT_WORDING,
  type WordingRule,
} from '../../core/page/wording.ts';
import { isKnownLanguage } from '../code/highlight.ts';
import { getHeadingText, parseFenceMeta } from './parse.ts';

/** Where a mistake is reported. */
export interface Place {
  position?: Nodes['position'];
}

export type Report = (node: Place, problem: string, remedy: string) => void;

/** Creates a function that adds mistakes of one file to `errors`. */
export function createReport(file: string, errors: AuthorError[]): Report {
  return (node, problem, remedy) => {
    errors.push({ file, line: node.position?.start.line ?? 0, problem, remedy });
  };
}

/** Returns the attributes of a tag. Expressions other than numbers and `true` stay source text. */
export function getAttributes(node: MdxJsxFlowElement | MdxJsxTextElement) {
  const attributes: Record<string, string | number | true> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value === null || value === undefined) attributes[name] = true;
    else if (typeof value === 'string') attributes[name] = value;
    else if (value.value === 'true') attributes[name] = true;
    else attributes[name] = /^\d+$/.test(value.value) ? Number(value.value) : value.value;
  }
  return attributes;
}

/** Longer captions wrap on phones. */
const CAPTION_LIMIT = 50;

function isCaption(title: string): boolean {
  return /^[\p{Lu}\d`<]/u.test(title) && !title.endsWith('.') && title.length <= CAPTION_LIMIT;
}

function checkTag(node: MdxJsxFlowElement | MdxJsxTextElement, report: Report) {
  const name = node.name ?? '';
  if (HTML_TAGS.has(name)) return;
  const rule = getTagRule(name);
  if (!rule) {
    const known = [...Object.keys(AUTHOR_TAGS), ...HTML_TAGS].map((tag) => `<${tag}>`).join(', ');
    report(node, `Unknown tag <${name}>.`, `Use one of ${known}, or escape it as code.`);
    return;
  }
  const attributes = getAttributes(node);
  for (const required of rule.required) {
    if (attributes[required] === undefined) {
      report(node, `<${name}> has no ${required}.`, `Add ${required} to <${name}>.`);
    }
  }
  for (const given of Object.keys(attributes)) {
    if (![...rule.required, ...rule.optional].includes(given)) {
      report(node, `<${name}> has no attribute ${given}.`, `Remove it or see CONTRIBUTING.md.`);
    }
  }
  if (rule.block && node.type === 'mdxJsxTextElement') {
    report(node, `<${name}> is inside a line of text.`, 'Put it between empty lines.');
  }
  const { title, plan } = attributes;
  if (name === 'PickerInstallTabs' && plan !== undefined && plan !== 'pro') {
    report(
      node,
      `The pickers have no package for the plan "${plan}".`,
      'Write plan="pro" or no plan.',
    );
  }
  if (name === 'Demo' && typeof title === 'string' && !isCaption(title)) {
    report(
      node,
      `The title "${title}" of <Demo> is not a caption.`,
      `Start with a capital letter, use at most ${CAPTION_LIMIT} characters, and end without a period.`,
    );
  }
  if (name === 'Demo' && typeof attributes['height'] === 'string') {
    report(node, `The height of <Demo> is not a number.`, `Write height={400}, in pixels.`);
  }
}

function checkDirective(node: ContainerDirective, report: Report) {
  if (!isCallout(node.name)) {
    report(node, `Unknown callout :::${node.name}.`, `Use one of ${CALLOUTS.join(', ')}.`);
  }
  if (node.children.some(({ type }) => type === 'heading')) {
    report(
      node,
      'A callout contains a heading.',
      'Close the callout before it with ::: on a line.',
    );
  }
}

function checkFence(node: Code, inTabs: boolean, report: Report) {
  if (!node.lang) {
    report(node, 'A code block has no language.', 'Add one after the opening fence, or use text.');
  } else if (!isKnownLanguage(node.lang)) {
    report(node, `Unknown language ${node.lang}.`, 'Add it to src/node/code/highlight.ts.');
  }
  const meta = parseFenceMeta(node.meta);
  for (const word of meta.unknown) {
    report(node, `Unknown code block option "${word}".`, 'See the vocabulary in CONTRIBUTING.md.');
  }
  if (inTabs !== (meta.tab !== undefined)) {
    report(
      node,
      inTabs
        ? 'A code block in <CodeTabs> has no tab.'
        : 'A code block outside <CodeTabs> has a tab.',
      inTabs ? 'Add tab="…" after the language.' : 'Put the code blocks into <CodeTabs group="…">.',
    );
  }
  if (/^(bash|sh|shell)$/.test(node.lang ?? '') && /^\s*[$>] /m.test(node.value)) {
    report(node, 'A shell block contains a prompt.', 'Write only the command: prompts get copied.');
  }
}

function checkWording(
  node: Nodes,
  text: string,
  rules: readonly WordingRule[],
  where: string,
  report: Report,
) {
  for (const { word, instead } of findWords(text, rules)) {
    report(node, `${where} says "${word}".`, instead);
  }
}

const SAFE_EXPRESSION = /^\s*(\/\*[\s\S]*\*\/)?\s*$/;

/** Checks one node of a page against the author's vocabulary. */
export function checkNode(node: Nodes, parent: Nodes | undefined, report: Report) {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkTag(node, report);
    case 'containerDirective':
      return checkDirective(node, report);
    case 'code':
      return checkFence(
        node,
        parent?.type === 'mdxJsxFlowElement' && parent.name === 'CodeTabs',
        report,
      );
    case 'mdxjsEsm':
      return report(node, 'A page cannot import or export.', 'Use the tags in CONTRIBUTING.md.');
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (SAFE_EXPRESSION.test(node.value)) return undefined;
      return report(
        node,
        `A page cannot contain the expression {${node.value}}.`,
        'Write the text, or escape the brace.',
      );
    case 'heading':
      if (node.depth === 1 || node.depth > 3) {
        report(
          node,
          `The body has a heading of level ${node.depth}.`,
          'Use ## and ###; the h1 comes from the front matter.',
        );
      }
      return checkWording(node, getHeadingText(node), HEADING_WORDING, 'A heading', report);
    case 'yaml': {
      const [description = ''] = /^description:.*$/m.exec(node.value) ?? [];
      return checkWording(node, description, TEXT_WORDING, 'The description', report);
    }
    case 'text':
      return checkWording(node, node.value, TEXT_WORDING, 'The text', report);
    default:
      return undefined;
  }
}

/** A URL in a page, with its node. */
export interface FoundLink {
  node: Place;
  url: string;
}

/**
 * Checks the form of a link. Returns the target, with an empty
 * pathname for the same page, or null if the link is wrong or does not lead to a page of the site.
 */
export function checkLinkForm({ node, url }: FoundLink, report: Report) {
  if (/^(https?:|mailto:)/.test(url)) return null;
  if (url.startsWith('#')) return { pathname: '', hash: url.slice(1) };
  if (!url.startsWith('/')) {
    report(node, `The link ${url} is relative.`, 'Start it with a slash.');
    return null;
  }
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(url) ?? [];
  if (path.includes('//')) {
    report(node, `The link ${url} has a double slash.`, 'Remove one.');
    return null;
  }
  if (/^\/(static|r|x\/data)\//.test(path)) return null;
  if (!path.endsWith('/')) {
    report(node, `The link ${url} does not end in a slash.`, `Write ${path}/.`);
    return null;
  }
  return { pathname: path.slice(0, -1), hash };
}
