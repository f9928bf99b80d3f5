import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Code, Nodes } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPickerInstalls } from '../../src/core/demo/install-commands.ts';
import { buildDownload, getImportedModules, getPackageName } from '../../src/core/demo/sandbox.ts';
import { loadPackageVersions, ROOT } from '../../src/node/load-config.ts';
import { parseFenceMeta, parseMarkdown } from '../../src/node/page/parse.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { installProject, type InstalledProject } from './install.ts';

const PAGE = 'content/date-pickers/getting-started/page.mdx';
const versions = loadPackageVersions();

function listFences(node: Nodes): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap(listFences) : [];
}

/** Returns the files that the guide shows for a date library, by name. */
async function readGuide(library: string): Promise<Record<string, string>> {
  const fences = listFences(parseMarkdown(await readFile(path.join(ROOT, PAGE), 'utf8')));
  return Object.fromEntries(
    fences.flatMap(({ meta, value }) => {
      const { tab, title } = parseFenceMeta(meta);
      return tab === library && title !== undefined ? [[title, value] as const] : [];
    }),
  );
}

/** Returns the packages in commands with the version that they ask for. */
function listPackages(commands: string): [name: string, version: string][] {
  return [...commands.matchAll(/ (@?[^\s@]+)@(\S+)/g)].map(([, name = '', version = '']) => [
    name,
    version,
  ]);
}

/** One project for all libraries: an installation of its own for each would take minutes. */
describe('a React project becomes a project with pickers by the guide to getting started:', () => {
  let project: InstalledProject;

  beforeAll(async () => {
    const sandbox = buildDownload({
      title: 'A React project',
      codeVariant: 'TS',
      styling: 'MUI System',
      files: [{ name: 'Demo.tsx', code: 'export default function Demo() {\n  return null;\n}\n' }],
      versions,
    });
    const manifest = JSON.parse(sandbox.files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    // What the commands add must come from them.
    const dependencies = Object.fromEntries(
      Object.entries(manifest.dependencies).filter(([name]) => !/^@(mui|emotion)\//.test(name)),
    );
    const sources = {
      'package.json': JSON.stringify({ ...manifest, dependencies }),
      'src/index.tsx': `import * as ReactDOM from 'react-dom/client';
import App from './App';

ReactDOM.createRoot(document.getElementById('root')!).render(<App />);
`,
      'src/Demo.tsx': 'export {};\n',
    };
    project = await installProject({ ...sandbox, files: { ...sandbox.files, ...sources } });
  });
  afterAll(() => project.remove());

  const guides = getPickerInstalls(null, versions);
  const covered = guides.filter(({ library }, index) => isInScope(library) || index === 0);

  it.each(covered)('$library', async ({ library, commands }) => {
    const files = await readGuide(library);
    expect(Object.keys(files)).toEqual(['src/DateProvider.tsx', 'src/App.tsx']);
    await project.install(commands.npm);
    for (const [name, version] of listPackages(commands.npm)) {
      expect([name, project.getVersion(name)]).toEqual([name, version]);
    }
    const installed = listPackages(commands.npm).map(([name]) => name);
    for (const name of Object.values(files).flatMap(getImportedModules).map(getPackageName)) {
      if (name !== 'react' && name !== '.') expect(installed).toContain(name);
    }
    project.write(files);
    await project.run('typescript/bin/tsc', '--noEmit');
    await project.run('vite/bin/vite.js', 'build');
  });

  it('the commands of the Pro package', async () => {
    const [{ commands } = { commands: { npm: '' } }] = getPickerInstalls('pro', versions);
    await project.install(commands.npm);
    for (const [name, version] of listPackages(commands.npm)) {
      expect([name, project.getVersion(name)]).toEqual([name, version]);
    }
  });
});
