import type { CostConfig } from '../../../core/api/cost/config.ts';
import type { CostItem } from '../../../core/api/cost/model.ts';
import type { ApiImport, ApiModel } from '../../../core/api/model.ts';
import { getAppImports, isMeasured } from './measure-exports.ts';

export type Item = Omit<CostItem, 'chunks'> & { imports: readonly ApiImport[] };

/** Returns what readers can tick, the applications first. */
export function listItems(
  models: readonly { folder: string; model: ApiModel }[],
  config: CostConfig,
): Item[] {
  const apps = config.apps.map(({ id }): Item => ({
    ...{ name: id, kind: 'app', imports: getAppImports(config, id) },
  }));
  const products = models.flatMap(({ folder, model: { components, exports } }) => {
    const toItem = (
      kind: Item['kind'],
      { name, imports }: { name: string; imports: ApiImport[] },
    ) => {
      const first = imports.find((each) => isMeasured(each, config));
      return first ? [{ name, product: folder, import: first, kind, imports: [first] }] : [];
    };
    return [
      ...components.flatMap((component) => toItem('component', component)),
      ...exports.flatMap((each) => {
        if (each.kind === 'component') return toItem('part', each);
        if (each.kind === 'hook') return toItem('hook', each);
        return each.name.startsWith('Adapter') ? toItem('adapter', each) : [];
      }),
    ];
  });
  return [...apps, ...products];
}
