import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { getIconGroup, ICON_PACKAGE } from '../../../core/editor/runner/icon-group.ts';
import { listImportedPackages } from '../../demo/check-sources.ts';
import { ROOT } from '../../load-config.ts';
import { DEMO_PACKAGES } from '../../demo/demo-packages.ts';
import { listEntryPoints } from './entry-points.ts';
import { listIconGroups, renderIconGroup } from './icon-groups.ts';

const packages = listEntryPoints();
const specifiers = new Set([...packages.values()].flat());
const icons = listIconGroups();

describe('listEntryPoints', () => {
  it('contains everything that a demo of the site imports', async () => {
    const imported = await listImportedPackages(path.join(ROOT, 'content'));
    expect(imported.length).toBeGreaterThan(150);
    const missing = imported.filter((name) => {
      if (!name.startsWith(`${ICON_PACKAGE}/`)) return !specifiers.has(name);
      const icon = name.slice(ICON_PACKAGE.length + 1);
      return !icons.get(getIconGroup(icon))?.includes(icon);
    });
    expect(missing).toEqual([]);
  });

  it('has every package that demos can import, each with its own name', () => {
    const without = DEMO_PACKAGES.filter((name) => name !== ICON_PACKAGE);
    expect(without.filter((name) => !packages.get(name)?.includes(name))).toEqual([]);
  });

  it.each([
    '@mui/x-data-grid/DataGrid',
    '@mui/x-date-pickers/AdapterLuxon',
    '@mui/material/Unstable_TrapFocus',
    '@mui/material/styles',
    'dayjs/locale/pt-br',
    'dayjs/plugin/utc',
    'moment/locale/zh-cn',
    'date-fns/addDays',
    'date-fns/locale',
    'react/jsx-runtime',
    'react-dom/client',
  ])('has %s', (specifier) => {
    expect(specifiers).toContain(specifier);
  });

  it('has no other builds, no private folders, and no adapter without its library', () => {
    const wrong =
      /\/(esm|modern|node|internal|src|Pigment\w+|AdapterDateFnsV3|AdapterMomentJalaali)(\/|$)/;
    expect([...specifiers].filter((specifier) => wrong.test(specifier))).toEqual([]);
  });
});

describe('icon groups', () => {
  it('contain each icon once, in a group that its name tells', () => {
    const names = [...icons.values()].flat();
    expect(names.length).toBeGreaterThan(10_000);
    expect(new Set(names).size).toBe(names.length);
    for (const [group, members] of icons) {
      expect(members.filter((name) => getIconGroup(name) !== group)).toEqual([]);
    }
  });

  it('create an icon only when it is needed', () => {
    const code = renderIconGroup(['Add', 'AbcOutlined']);
    expect(code).toMatch(/Add: \(\) => createSvgIcon\(.*_jsx\("path", \{[^}]*\}\), 'Add'\),/s);
    expect(code.match(/\(\) => createSvgIcon/g)).toHaveLength(2);
  });
});
