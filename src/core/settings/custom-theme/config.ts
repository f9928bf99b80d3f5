import { z } from 'zod';
import { readCustomTheme, type CustomTheme } from './custom-theme.ts';

const themeSchema = z.custom<CustomTheme>(
  (value) => readCustomTheme(value).problems.length === 0,
  'has a setting that the theme builder does not have',
);

export const themesConfigSchema = z.strictObject({
  startingPoints: z.array(
    z.strictObject({ id: z.string().min(1), name: z.string().min(1), theme: themeSchema }),
  ),
  fontFamilies: z.array(z.string().min(1)),
});
export type ThemesConfig = z.infer<typeof themesConfigSchema>;
