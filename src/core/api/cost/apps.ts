/**
 * Applications that imports are added to, each with what those before it have. Apart from their
 * schema, so that browsers do not load zod.
 */
export const COST_APPS = ['react', 'material'] as const;
export type CostApp = (typeof COST_APPS)[number];
