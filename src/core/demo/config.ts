import { z } from 'zod';

const codeVariantSchema = z.enum(['TS', 'JS']);
export type CodeVariant = z.infer<typeof codeVariantSchema>;

const stylingVariantSchema = z.enum(['MUI System', 'Tailwind', 'CSS']);
export type StylingVariant = z.infer<typeof stylingVariantSchema>;

const word = z.string().regex(/^[a-z]+$/);

export const sourceVariantsSchema = z.strictObject({
  code: z.strictObject({
    choices: z
      .array(z.strictObject({ id: codeVariantSchema, name: z.string().min(1), extension: word }))
      .readonly(),
    default: codeVariantSchema,
    cookie: z.string().min(1),
  }),
  styling: z.strictObject({
    /** `hash` identifies the variant in a URL hash, `folder` in a file name (`Name.tailwind.tsx`). */
    choices: z
      .array(z.strictObject({ id: stylingVariantSchema, hash: word, folder: word }))
      .readonly(),
    default: stylingVariantSchema,
    cookie: z.string().min(1),
  }),
  cookieMaxAgeSeconds: z.int().positive(),
});
export type SourceVariantsConfig = z.infer<typeof sourceVariantsSchema>;
