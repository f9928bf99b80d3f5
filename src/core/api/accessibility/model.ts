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

/** A key that was pressed, and what came of it. */
const keyPressSchema = z.strictObject({
  /** `Ctrl + Home` */
  key: z.string(),
  /** What it was pressed in: `with row groups`. */
  state: z.string(),
  /** Rows of keyboard tables that it tries, by `data-grid/accessibility#tab-order: Home`. */
  rows: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  /** `focus: gridcell "B02" → gridcell "B03"`, or `nothing`. */
  change: z.string(),
  /** Whether this is what the rows say. */
  agrees: z.boolean(),
});
export type KeyPress = z.infer<typeof keyPressSchema>;

/** What a component draws and does, in all of its states unless said otherwise. */
const behaviorSchema = z.strictObject({
  /** Graphics that are hidden from assistive technology, that have a name, and that do not. */
  graphics: z.strictObject({
    hidden: z.number().int(),
    named: z.number().int(),
    unnamed: z.array(z.string()),
  }),
  /** Images and canvases, links, and things to drag, in the state with the most of them. */
  rasters: z.number().int(),
  links: z.number().int(),
  draggable: z.number().int(),
  /** Whether texts follow each other in the tree as on the screen, in the first state. */
  isInOrder: z.boolean(),
  /** Colors of the shapes of the first state. */
  colors: z.number().int(),
  /** States in which something moves without end, and in which it flashes. */
  moving: z.array(z.string()),
  flashing: z.array(z.string()),
  /** What appears over the first state while the pointer is over it; null if nothing does. */
  hover: z.strictObject({ isHoverable: z.boolean(), isDismissible: z.boolean() }).nullable(),
  /** Whether letters change it that are typed elsewhere. */
  listensToLetters: z.boolean(),
  /** Controls that act before the pointer comes up. */
  hasty: z.array(z.string()),
  /** Stops of Tab that something covers, and whether a stop changes anything. */
  obscured: z.array(z.string()),
  changesOnFocus: z.boolean(),
  /** Whether Tab goes down and to the right in a layout from left to right. */
  isFocusInOrder: z.boolean(),
  /** Whether an upright and a wide window show the same texts. */
  isSameUpright: z.boolean(),
  /** How a wrong value is told; absent without such a state. */
  error: z.strictObject({ isMarked: z.boolean(), isDescribed: z.boolean() }).optional(),
  /** Roles that tell about a change without the focus, by the states that need one. */
  live: z.record(z.string(), z.array(z.string())),
});
export type ComponentBehavior = z.infer<typeof behaviorSchema>;

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
  behavior: behaviorSchema,
  /** Keys of the guides' tables; empty if no table is about the component. */
  keys: z.array(keyPressSchema),
  /** What the accessibility tree has, by the state: a line for each node. */
  transcripts: z.record(z.string(), z.array(z.string())),
});
export type AccessibilityReport = z.infer<typeof accessibilityReportSchema>;
