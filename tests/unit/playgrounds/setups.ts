import type { Control, Raw } from '../../../src/core/api/playground/control.ts';
import type { PlaygroundSetup } from '../../../src/core/api/playground/setup.ts';
import { loadReferences } from '../../../src/node/api/load-reference.ts';
import { listPlaygrounds } from '../../../src/node/api/list-playgrounds.ts';
import { loadSetup } from '../../../src/node/api/playground/load-setup.ts';
import { loadConfig, loadPackageVersions } from '../../../src/node/load-config.ts';

export const references = loadReferences(loadConfig().products);

async function loadAll(): Promise<PlaygroundSetup[]> {
  const versions = loadPackageVersions();
  const all = references.flatMap(({ product: { folder }, model }) =>
    listPlaygrounds(folder).map((name) => loadSetup(model, folder, name, versions)),
  );
  return (await Promise.all(all)).filter((setup) => setup !== null);
}

/** Every playground of the site. */
export const setups = await loadAll();

/** Returns values that a reader could set, at least one per control. */
export function getSamples(control: Control): Raw[] {
  switch (control.kind) {
    case 'boolean':
      return [true, false];
    case 'log':
      return [true];
    case 'number': {
      const middle = Math.max(control.min, Math.min(control.max, 2));
      return [middle, ...(control.words ?? []), ...(control.nullable ? [null] : [])];
    }
    case 'text':
      return control.numeric ? ['24', '50%'] : ['Some text', ...(control.suggestions ?? [])];
    case 'choice':
      return [...control.options];
    case 'list':
      return [[...control.options], control.options.slice(0, 1)];
    case 'words':
      return control.numeric ? [[5, 10]] : [['roses', 'herbs']];
    case 'date':
      return ['2024-03-05T10:20:00', ...(control.nullable ? [null] : [])];
    case 'range':
      return [
        ['2024-03-05T10:20', '2024-03-09T11:00'],
        ['2024-03-05T10:20', null],
      ];
    case 'style':
      return [{ color: 'red', ...(control.nested && { '& svg': { opacity: 0.5 } }) }];
    case 'preset':
      return Object.keys(control.options);
  }
}
