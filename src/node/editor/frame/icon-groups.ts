import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../load-config.ts';
import { getIconGroup } from '../../../core/editor/runner/icon-group.ts';

const ICONS = path.join(ROOT, 'node_modules/@mui/icons-material/esm');

/** Lists the icons of each group. */
export function listIconGroups(): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const file of readdirSync(ICONS)) {
    const name = /^([A-Z]\w*)\.js$/.exec(file)?.[1];
    if (name === undefined) continue;
    const group = getIconGroup(name);
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Renders a module with the icons of a group, each created when it is needed. Their files are all
 * alike, and bundling ten thousand of them would take longer than everything else.
 */
export function renderIconGroup(names: readonly string[]): string {
  const icons = names.map((name) => {
    const code = readFileSync(path.join(ICONS, `${name}.js`), 'utf8');
    const created = /export default (createSvgIcon\([^]*\));\s*$/.exec(code)?.[1];
    if (created === undefined) throw new Error(`The icon ${name} has a form of its own.`);
    return `${name}: () => ${created}`;
  });
  return [
    "import { createSvgIcon } from '@mui/material/utils';",
    "import { jsx as _jsx, jsxs as _jsxs } from 'react/jsx-runtime';",
    `export default {\n${icons.join(',\n')}\n};`,
  ].join('\n');
}
