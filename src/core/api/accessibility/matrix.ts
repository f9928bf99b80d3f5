import type { ApiModel } from '../model.ts';
import type { RatedReport } from './rate.ts';

/** The page with the matrix. */
export const ACCESSIBILITY_PATH = '/x/accessibility';

/** A component in the matrix of all components and criteria. */
export interface MatrixRow extends RatedReport {
  /** Last segment of its page's address. */
  slug: string;
}

interface Reference {
  model: ApiModel;
  accessibility: readonly RatedReport[];
}

/** Returns the components whose accessibility was measured, in the order of the references. */
export function getMatrixRows(references: readonly Reference[]): MatrixRow[] {
  return references.flatMap(({ model, accessibility }) =>
    accessibility.flatMap((rated) => {
      const found = model.components.find(({ name }) => name === rated.report.component);
      return found ? [{ ...rated, slug: found.slug }] : [];
    }),
  );
}
