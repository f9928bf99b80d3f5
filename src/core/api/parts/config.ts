import { z } from 'zod';

/** How the element of a slot takes styles from `slotProps`. */
const takesSchema = z.enum(['sx', 'style', 'className']);

const hostSchema = z.strictObject({
  /** Class of the element that has the styles of `sx`. */
  class: z.string().min(1),
  /** The component that readers write: the first whose selector finds an element in it. */
  components: z
    .array(z.strictObject({ name: z.string().min(1), has: z.string().min(1).optional() }))
    .min(1),
});

const slotSchema = z.strictObject({
  /** Class of the element that the slot renders. */
  class: z.string().min(1),
  /** Components that have the slot. */
  components: z.array(z.string().min(1)).min(1),
  slot: z.string().min(1),
  takes: takesSchema,
  /** Class of the elements that do not take the styles. */
  except: z.string().min(1).optional(),
});
export type PartSlot = z.infer<typeof slotSchema>;

/** Facts about the elements of the components that the reference does not have. */
export const partsConfigSchema = z.strictObject({
  /** Components whose root has no class of their own, and those that other components render. */
  hosts: z.array(hostSchema),
  /** Elements outside of their component in the document, such as menus. */
  popups: z.array(
    z.strictObject({
      class: z.string().min(1),
      component: z.string().min(1),
      slot: z.string().min(1),
    }),
  ),
  slots: z.array(slotSchema),
  /** Classes that a component gives without reading its prop `classes`. */
  fixedClasses: z.array(z.string().min(1)),
  /** Components of Material UI that are mostly rendered by another one, which readers write. */
  innerMaterial: z.array(z.string().min(1)),
  /** Keys of a theme that its types do not have or that have no effect, as `MuiPieArc.arc`. */
  unusableKeys: z.array(z.string().min(1)),
});
export type PartsConfig = z.infer<typeof partsConfigSchema>;
