import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { ApiModel } from '../../../core/api/model.ts';
import { buildSetup } from '../../../core/api/playground/build-setup.ts';
import { playgroundSchema, type ParsedPlayground } from '../../../core/api/playground/config.ts';
import type { ImportedName, PlaygroundSetup } from '../../../core/api/playground/setup.ts';
import { pickVersions } from '../../../core/demo/sandbox.ts';
import { AuthorErrors } from '../../../core/author-error.ts';
import type { PackageVersions } from '../../../core/site/packages.ts';
import { ROOT } from '../../load-config.ts';
import { getProductPlayground, listPlaygrounds, PLAYGROUND_FOLDER } from '../list-playgrounds.ts';
import { loadHelpers } from './read-helpers.ts';

async function loadPlayground(folder: string, component: string): Promise<ParsedPlayground> {
  const name = `${PLAYGROUND_FOLDER}/${folder}/${component}.ts`;
  const file = pathToFileURL(path.join(ROOT, name)).href;
  const { default: config } = (await import(/* @vite-ignore */ file)) as { default: unknown };
  const { data, error } = playgroundSchema.safeParse(config);
  if (data) return data;
  throw new AuthorErrors(
    error.issues.map(({ path: place, message }) => ({
      file: name,
      line: 0,
      problem: `${z.core.toDotPath(place) || 'the whole file'}: ${message}.`,
      remedy: 'Give it the shape that src/core/api/playground/config.ts describes.',
    })),
  );
}

/** Loads what the playground of a component needs, or null if it has none. */
export async function loadSetup(
  model: ApiModel,
  folder: string,
  component: string,
  versions: PackageVersions,
): Promise<PlaygroundSetup | null> {
  const found = model.components.find(({ name }) => name === component);
  const shared = getProductPlayground(folder);
  if (!found || !shared || !listPlaygrounds(folder).includes(component)) return null;
  const own = await loadPlayground(folder, component);
  const setup = buildSetup(found, model, own, shared, loadHelpers(folder), folder);
  const imports = Object.values(setup.imports).map(({ from }) => `import '${from}';`);
  return { ...setup, versions: pickVersions(imports, versions) };
}

function printImport(name: string, { from, imported = name }: ImportedName): string {
  if (imported === '*') return `import * as ${name} from '${from}';`;
  return `import { ${imported} as ${name} } from '${from}';`;
}

/** Returns the module whose `scope` has everything that the code of a component can name. */
export function printScope({ imports, helpers }: PlaygroundSetup, helperModule: string): string {
  const values = Object.entries(imports).filter(
    ([name, { isType }]) => !isType && name !== 'React',
  );
  const declared = helpers.filter(({ isExported }) => isExported).flatMap(({ names }) => names);
  const isPaid = Object.values(imports).some(({ from }) => /-(pro|premium)(\/|$)/.test(from));
  return [
    ...values.map(([name, each]) => printImport(name, each)),
    ...(declared.length > 0 ? [`import { ${declared.join(', ')} } from '${helperModule}';`] : []),
    ...(isPaid ? ["import '/src/islands/demo/license.ts';"] : []),
    `export const scope = { ${[...values.map(([name]) => name), ...declared].join(', ')} };`,
  ].join('\n');
}
