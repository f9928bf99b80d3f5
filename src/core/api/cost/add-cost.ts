import type { ApiCost, ApiImport, ApiModel } from '../model.ts';
import type { CostConfig } from './config.ts';
import type { CostEvidence, ExportCost } from './model.ts';

/** Returns the name of the package that an import path belongs to. */
export function getPackage(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What is measured as the first component of each package. */
type First = CostConfig['first'];

function toApiCost(cost: ExportCost, { onDemand }: CostEvidence, first: First): ApiCost {
  const own = getPackage(cost.imports[0]!.from);
  const packages = cost.onDemand?.map((name) => ({ name, gzip: onDemand[name]!.gzip }));
  return {
    // Code that compresses with that of the application can be a few bytes below nothing.
    react: Math.max(0, cost.react.gzip),
    material: Math.max(0, cost.material.gzip),
    ...(cost.package && {
      after: { name: first[own]![0]!.name, gzip: Math.max(0, cost.package.gzip) },
    }),
    ...(packages && { onDemand: packages }),
  };
}

/** Adds to the components and exports of a model what their import costs. */
export function addCost(model: ApiModel, evidence: CostEvidence, first: First): ApiModel {
  const costs = new Map(evidence.exports.map((cost) => [cost.name, cost]));
  const mark = <T extends { name: string; imports: readonly ApiImport[] }>(entries: readonly T[]) =>
    entries.map((entry) => {
      const cost = costs.get(entry.name);
      return cost ? { ...entry, cost: toApiCost(cost, evidence, first) } : entry;
    });
  return { ...model, components: mark(model.components), exports: mark(model.exports) };
}
