import type { ApiHistory } from '../../../core/api/history/schema.ts';

/** Depth to which lists and objects are broken, so that each member has its own line. */
const MEMBER_DEPTH = 4;

/**
 * Renders a model as JSON with one member per line, so that one changed fact is one changed line in
 * a diff. The output is deterministic.
 */
export function renderApiJson(value: unknown): string {
  return `${renderValue(value, 0)}\n`;
}

function renderValue(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const isPlain = isList
    ? value.every((each) => typeof each !== 'object')
    : depth > 1 && Object.values(value).every((each) => typeof each !== 'object');
  if (depth >= MEMBER_DEPTH || isPlain || Object.keys(value).length === 0) {
    return JSON.stringify(value);
  }
  const parts = isList
    ? value.map((each) => renderValue(each, depth + 1))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${JSON.stringify(key)}: ${renderValue(each, depth + 1)}`);
  const indent = '  '.repeat(depth + 1);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${indent}${parts.join(`,\n${indent}`)}\n${'  '.repeat(depth)}${close}`;
}

/** Renders a history as JSON with one member per line. */
export function renderApiHistory({ product, releases, members }: ApiHistory): string {
  const lines = Object.entries(members).map(
    ([key, entries]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entries)}`,
  );
  const named = releases.map((release) => `    ${JSON.stringify(release)}`);
  return [
    '{',
    `  "product": ${JSON.stringify(product)},`,
    `  "releases": [\n${named.join(',\n')}\n  ],`,
    `  "members": {\n${lines.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
}
