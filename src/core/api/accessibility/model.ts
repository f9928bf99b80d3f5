import { z } from 'zod';

/** Where a component was opened: `light ltr`, `dark rtl`. */
const settingSchema = z.enum(['light ltr', 'light rtl', 'dark ltr', 'dark rtl']);

/** What a rule of axe found in at least one state. */
const findingSchema = z.strictObject({
  /** Success criterion: `1.4.3`. */
  criterion: z.string(),
  /** `color-contrast` of axe, or the name of a scripted check. */
  rule: z.string(),
  /** What is wrong, in one sentence. */
  help: z.string(),
  /** States and settings in which it was found. */
  states: z.array(z.string()),
  settings: z.array(settingSchema),
  /** Selector and markup of the first element. */
  target: z.string(),
  html: z.string(),
  /** Elements in the state with the most of them. */
  elements: z.number().int().positive(),
});
export type AccessibilityFinding = z.infer<typeof findingSchema>;

/** An element that Tab stops at. */
const stopSchema = z.strictObject({
  role: z.string(),
  name: z.string(),
  /** Whether the focus changes its picture, and with forced colors. */
  isVisible: z.boolean(),
  isVisibleInForcedColors: z.boolean(),
});
export type TabStop = z.infer<typeof stopSchema>;

export const accessibilityReportSchema = z.strictObject({
  component: z.string(),
  /** Folder of the product. */
  product: z.string(),
  measured: z.iso.date(),
  versions: z.record(z.string(), z.string()),
  states: z.array(z.string()).min(1),
  /** Rules of axe that found nothing although there was something to check, by criterion. */
  passed: z.record(z.string(), z.array(z.string())),
  findings: z.array(findingSchema),
  /** Stops of Tab through the first state, in their order. */
  stops: z.array(stopSchema),
  /** Whether Tab and Shift + Tab lead out of it again. */
  leaves: z.strictObject({ forwards: z.boolean(), backwards: z.boolean() }),
  /** Whether Escape gives the focus back to the button that opened a popup; absent without one. */
  returnsFocus: z.boolean().optional(),
  /** Whether the page scrolls sideways at a width of 320 px. */
  reflows: z.boolean(),
  /** Texts that are cut off with twice the size, and with the spacing of 1.4.12. */
  cutOff: z.strictObject({ enlarged: z.array(z.string()), spaced: z.array(z.string()) }),
  /** Lowest contrast of drawn shapes with the background, in each mode; absent without shapes. */
  shapes: z.strictObject({ light: z.number(), dark: z.number() }).optional(),
  /** What the accessibility tree has, by the state: a line for each node. */
  transcripts: z.record(z.string(), z.array(z.string())),
});
export type AccessibilityReport = z.infer<typeof accessibilityReportSchema>;
