import { z } from 'zod';
import type { Value } from './value.ts';

const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(valueSchema),
    z.record(z.string(), valueSchema),
  ]),
);
const valuesSchema = z.record(z.string(), valueSchema);

/** A choice about the data that is no prop of the component: how many rows, which state. */
const dataControlSchema = z.strictObject({
  /** Key of its label in the labels of the playground. */
  label: z.enum(['rows', 'columns', 'points', 'series', 'data', 'items']),
  /** What `dataControl()` stands for, and the props that an option sets besides, by path. */
  options: z
    .array(
      z.strictObject({
        id: z.string(),
        value: valueSchema.optional(),
        set: valuesSchema.optional(),
      }),
    )
    .min(2),
  /** The id of the option at the start. */
  start: z.string(),
  /** The largest option while a control has a value with which more would stop the browser. */
  limits: z
    .array(
      z.strictObject({
        control: z.string(),
        value: z.union([z.string(), z.boolean()]),
        most: z.string(),
      }),
    )
    .optional(),
});
export type DataControl = z.infer<typeof dataControlSchema>;

/** What can be said for one component and for all of a product. */
const sharedFields = {
  /**
   * Named values of a prop or slot, by its path: `sortModel`, `slots.toolbar`, `slotProps.field`.
   * They take the place of a control that the type would give.
   */
  presets: z.record(z.string(), valuesSchema).default({}),
  /** Smallest and largest number by the path of a prop. */
  limits: z.record(z.string(), z.tuple([z.number(), z.number()])).default({}),
  /** The type to read instead of the one of the reference, by prop. */
  types: z.record(z.string(), z.string()).default({}),
  /** Callbacks whose calls are logged from the start. */
  logs: z.array(z.string()).default([]),
  /** Props without a control although their type would give one, with the reason. */
  without: z.record(z.string(), z.string()).default({}),
};

/** `config/playground/<product>/<Component>.ts`: how a component starts in its playground. */
export const playgroundSchema = z.strictObject({
  /** Props at the start. */
  props: valuesSchema.default({}),
  children: z.array(valueSchema).default([]),
  /** The elements around the component, with `SELF` in its place. */
  tree: valueSchema.optional(),
  dataControls: z.record(z.string(), dataControlSchema).default({}),
  ...sharedFields,
});
export type PlaygroundConfig = z.input<typeof playgroundSchema>;

/** `config/playground/<product>/product.ts`: what all playgrounds of a product share. */
export const productPlaygroundSchema = z.strictObject({
  /** The elements around every component that names none. */
  tree: valueSchema,
  /** Groups of props in the panel, in order; a prop belongs to the first that accepts it. */
  groups: z.array(z.strictObject({ title: z.string(), names: z.array(z.string()).min(1) })),
  /** Where names come from that neither the reference nor the helpers have. */
  imports: z
    .record(
      z.string(),
      z.strictObject({
        from: z.string(),
        isDefault: z.literal(true).optional(),
        isType: z.literal(true).optional(),
      }),
    )
    .default({}),
  /** The callback that reports a change of a prop, where its name does not say it. */
  changes: z.record(z.string(), z.string()).default({}),
  /** Components without a playground, each with the reason: Markdown, one sentence. */
  reasons: z.record(z.string(), z.string()).default({}),
  ...sharedFields,
});
export type ProductPlaygroundConfig = z.input<typeof productPlaygroundSchema>;

/** By the folder of the product. */
export const playgroundsSchema = z.record(z.string(), productPlaygroundSchema);

export type ParsedPlayground = z.output<typeof playgroundSchema>;
export type ParsedProductPlayground = z.output<typeof productPlaygroundSchema>;
