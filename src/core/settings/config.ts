import { z } from 'zod';

const settingSchema = z
  .strictObject({
    /** What a reader may choose from, where that is a list of names. */
    choices: z.array(z.string().min(1)).min(2).readonly().optional(),
    /** The one of them that holds until the reader chooses. */
    default: z.string().min(1).optional(),
    /** Key under which the browser's local storage keeps the choice. */
    storageKey: z.string().min(1).optional(),
    /** Cookie that keeps the choice instead. */
    cookie: z.string().min(1).optional(),
    /** Attribute of <html> that mirrors the setting. */
    attribute: z.string().min(1).optional(),
  })
  .refine(
    ({ storageKey, cookie }) => (storageKey === undefined) !== (cookie === undefined),
    'a setting is kept under a storageKey or in a cookie, one of the two',
  )
  .refine(
    ({ choices, default: initial }) =>
      choices === undefined
        ? initial === undefined
        : initial !== undefined && choices.includes(initial),
    'a setting with choices needs a default, which is one of them',
  );

/** What a reader may set, by name. */
export const settingsConfigSchema = z.record(z.string().min(1), settingSchema);
export type SettingsConfig = z.infer<typeof settingsConfigSchema>;
