import { z } from 'zod';

const settingSchema = z
  .strictObject({
    /** Allowed values, if the setting has a fixed list. */
    choices: z.array(z.string().min(1)).min(2).readonly().optional(),
    /** The value that applies until the reader changes it; required with `choices`. */
    default: z.string().min(1).optional(),
    /** Key in local storage. Exactly one of `storageKey` and `cookie` is required. */
    storageKey: z.string().min(1).optional(),
    /** Name of a cookie. */
    cookie: z.string().min(1).optional(),
    /** Attribute of <html> that mirrors the value. */
    attribute: z.string().min(1).optional(),
  })
  .refine(
    ({ storageKey, cookie }) => (storageKey === undefined) !== (cookie === undefined),
    'a setting needs either a storageKey or a cookie',
  )
  .refine(
    ({ choices, default: initial }) =>
      choices === undefined
        ? initial === undefined
        : initial !== undefined && choices.includes(initial),
    'a setting with choices needs one of them as its default; without choices it has no default',
  );

/** Settings of the reader, by name. */
export const settingsConfigSchema = z.record(z.string().min(1), settingSchema);
export type SettingsConfig = z.infer<typeof settingsConfigSchema>;
