import type { CombinationEvidence, GridFeature } from './model.ts';

export interface FailedCombination {
  other: GridFeature;
  /** What one of the two does not do: "the row cannot be dragged". */
  problem: string;
}

export interface FeatureRow {
  feature: GridFeature;
  failures: readonly FailedCombination[];
}

export interface FeatureMatrix {
  measured: string;
  /** How many pairs were tried. */
  pairs: number;
  rows: readonly FeatureRow[];
}

/** Returns each feature with those that it does not work with. Throws if one was not tried. */
export function getFeatureMatrix(
  features: readonly GridFeature[],
  { measured, features: tried, failures }: CombinationEvidence,
): FeatureMatrix {
  const missing = features.filter(({ id }) => !tried.includes(id)).map(({ id }) => id);
  const unnamed = tried.filter((id) => !features.some((feature) => feature.id === id));
  if (missing.length > 0 || unnamed.length > 0) {
    throw new Error(
      `config/features.ts and evidence/combinations.json differ: ${[...missing, ...unnamed].join(', ')}. ` +
        'Run npm run evidence:combinations.',
    );
  }
  const find = (id: string) => features.find((feature) => feature.id === id)!;
  const rows = features.map((feature) => ({
    feature,
    failures: failures
      .filter((failure) => failure.features.includes(feature.id))
      .map(({ features: [one, two], problem }) => ({
        other: find(one === feature.id ? two : one),
        problem,
      })),
  }));
  return { measured, pairs: (tried.length * (tried.length - 1)) / 2, rows };
}
