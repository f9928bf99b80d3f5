import { describe, expect, it } from 'vitest';
import { isDemoInScope } from '../demo-page.ts';
import { createDemoChecker, groupDemos, listBuiltDemos, openDemo } from '../editor-demos.ts';

const DEMOS = listBuiltDemos();
const COVERED = DEMOS.filter(isDemoInScope);
const SECTIONS = [...new Set(COVERED.map((id) => id.split('/')[0]!))];

describe('types of the JavaScript variants', () => {
  it.each(SECTIONS)('finds nothing wrong in any demo of %s', { timeout: 600_000 }, (section) => {
    const { core, open } = createDemoChecker();
    const ids = COVERED.filter((id) => id.startsWith(`${section}/`));
    const demos = ids.flatMap((id) => openDemo(id, 'JS'));
    expect(demos.length).toBeGreaterThan(0);
    for (const group of groupDemos(demos)) {
      open(group.flatMap(({ files }) => files));
      expect(core.getProblems()).toEqual([]);
    }
  });

  it('still finds names, modules, exports and arguments that do not exist', () => {
    const { core, open } = createDemoChecker();
    const code = `import * as React from 'react';
import { DataGird } from '@mui/x-data-grid';
import Nothing from 'nothing';

export default function Demo() {
  const [count, setCount] = React.useState(0, 1);
  return <Unknown density={nowhere} />;
`;
    open([{ name: 'Demo.js', code }]);
    expect(
      core
        .getProblems()
        .map((problem) => problem.code)
        .sort(),
    ).toEqual([1005, 2304, 2304, 2307, 2554, 2724]);
  });
});
