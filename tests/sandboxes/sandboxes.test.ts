import { describe, expect, it } from 'vitest';
import { buildDownload } from '../../src/core/demo/sandbox.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { CASES, getInput } from './cases.ts';
import { installProject } from './install.ts';

describe.concurrent('the project of a demo installs, has no type errors, and builds:', () => {
  const covered = CASES.filter(({ title }, index) => isInScope(title) || index === 0);
  it.each(covered)('$title, $codeVariant', async (each) => {
    const sandbox = buildDownload(await getInput(each));
    const project = await installProject(sandbox);
    try {
      for (const [name, version] of Object.entries({
        ...sandbox.dependencies,
        ...sandbox.devDependencies,
      })) {
        expect([name, version]).toEqual([name, project.getVersion(name)]);
      }
      if (each.codeVariant === 'TS') await project.run('typescript/bin/tsc', '--noEmit');
      await project.run('vite/bin/vite.js', 'build');
    } finally {
      project.remove();
    }
  });
});
