import { describe, expect, it } from 'vitest';
import { buildDownload } from '../../src/core/demo/sandbox.ts';
import { CASES, getInput } from './cases.ts';
import { installProject } from './install.ts';

describe.concurrent('the project of a demo installs, has no type errors, and builds:', () => {
  it.each(CASES)('$title, $codeVariant', async (each) => {
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
