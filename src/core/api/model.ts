import { z } from 'zod';
import { planSchema } from '../plan.ts';

/**
 * The shape of `api/<product>.api.json`, which `npm run api` writes from the published packages.
 * Absent fields have a meaning: no `plan` is Community, no `default` means none, no `required` is
 * optional. Descriptions are Markdown whose links are absolute paths or URLs. Names of the
 * reference without a page are inline code.
 */

/** A type as shown to readers, with the names in it that `findApiName` knows. */
const typed = {
  type: z.string(),
  refs: z.array(z.string()).optional(),
};
const plan = planSchema.optional();
/** The reason in Markdown; empty if the package gives none. */
const deprecated = z.string().optional();
/**
 * The release that added it (`7.4`), derived from the history when the model is loaded and never
 * committed. Absent if the oldest stored release had it or if it is as new as its component.
 */
const since = z.string().optional();

/**
 * Bytes with gzip that its import adds to an application. They come from `evidence/cost` when the
 * model is loaded and are never committed.
 */
export const apiCostSchema = z.strictObject({
  /** To one with React. */
  react: z.number().int(),
  /** To one with Material UI too. */
  material: z.number().int(),
  /** To one that uses this component of the same package too. */
  after: z.strictObject({ name: z.string(), gzip: z.number().int() }).optional(),
  /** Packages that load only when they are needed, which no size here contains. */
  onDemand: z.array(z.strictObject({ name: z.string(), gzip: z.number().int() })).optional(),
});
export type ApiCost = z.infer<typeof apiCostSchema>;
const cost = apiCostSchema.optional();

/** Marks a description that is ours, because the package has none. */
const isOurs = z.literal(true).optional();

export const apiParamSchema = z.strictObject({
  /** `params.x` is a field of the argument `params`. */
  name: z.string(),
  ...typed,
  /** Marks a parameter that callers can leave out. Only in the calls of an export. */
  optional: z.literal(true).optional(),
  description: z.string().optional(),
  isOurs,
});
export type ApiParam = z.infer<typeof apiParamSchema>;

/** Parameters and return value of a callback or method, if the package describes them. */
export const apiSignatureSchema = z.strictObject({
  params: z.array(apiParamSchema),
  returns: z.strictObject({ ...typed, description: z.string().optional() }).optional(),
});
export type ApiSignature = z.infer<typeof apiSignatureSchema>;

/** A prop, a property of an interface or a method of an API object. */
export const apiMemberSchema = z.strictObject({
  name: z.string(),
  ...typed,
  required: z.literal(true).optional(),
  /** Source text of the default. */
  default: z.string().optional(),
  deprecated,
  since,
  /** First tier whose package has it. */
  plan,
  /** Empty if neither the package nor `config/api` gives one. */
  description: z.string(),
  isOurs,
  signature: apiSignatureSchema.optional(),
  /** Pages that the package refers to with `@see`, as Markdown. */
  see: z.array(z.string()).optional(),
});
export type ApiMember = z.infer<typeof apiMemberSchema>;

export const apiSlotSchema = z.strictObject({
  name: z.string(),
  ...typed,
  /** Global class of the slot. */
  class: z.string().optional(),
  default: z.string().optional(),
  deprecated,
  since,
  plan,
  description: z.string(),
  isOurs,
});
export type ApiSlot = z.infer<typeof apiSlotSchema>;

export const apiClassSchema = z.strictObject({
  /** Key of the `classes` prop and of style overrides. */
  rule: z.string(),
  /** The class name in the DOM, as in the package's own classes object. */
  class: z.string(),
  /** Marks a state class that all components share (`Mui-selected`). */
  state: z.literal(true).optional(),
  deprecated,
  since,
  plan,
  description: z.string(),
  isOurs,
});
export type ApiClass = z.infer<typeof apiClassSchema>;

/** `import { <name> } from '<from>'`. Root imports come first, Community before the other tiers. */
export const apiImportSchema = z.strictObject({ name: z.string(), from: z.string() });
export type ApiImport = z.infer<typeof apiImportSchema>;

const entity = {
  name: z.string(),
  /** Last segment of its page's address. */
  slug: z.string(),
  /** First tier whose package has it. */
  plan,
  deprecated,
  since,
  description: z.string(),
  imports: z.array(apiImportSchema),
};

export const apiComponentSchema = z.strictObject({
  ...entity,
  cost,
  /** Documented component of a lower tier that this one extends. */
  variantOf: z.string().optional(),
  props: z.array(apiMemberSchema),
  /** Name of its props type, if the package exports one. */
  propsType: z.string().optional(),
  /** Marks a component that passes other props to its root element (or its base component). */
  spread: z.literal(true).optional(),
  /**
   * Type that a `ref` points to: `HTMLDivElement`; `unknown` if the package does not declare it.
   */
  ref: z.string().optional(),
  /** Key of `components` in a theme, if the component reads one. */
  themeName: z.string().optional(),
  /** Marks a component whose default props a theme can set. */
  themeDefaultProps: z.literal(true).optional(),
  /** Marks a component whose root can be styled by a theme, as its package declares. */
  themeStyles: z.literal(true).optional(),
  /** CSS variables that it sets or reads, in the order of `config/api`. */
  cssVariables: z.array(z.strictObject({ name: z.string(), description: z.string() })).optional(),
  slots: z.array(apiSlotSchema),
  classes: z.array(apiClassSchema),
  /** Names of the components and exports of this reference whose code refers to it. */
  usedBy: z.array(z.string()).optional(),
  /** Path of its source in the package's repository at that release, without a leading slash. */
  source: z.string(),
});
export type ApiComponent = z.infer<typeof apiComponentSchema>;

export const apiInterfaceSchema = z.strictObject({
  ...entity,
  properties: z.array(apiMemberSchema),
});
export type ApiInterface = z.infer<typeof apiInterfaceSchema>;

export const apiEventSchema = z.strictObject({
  name: z.string(),
  plan,
  deprecated,
  since,
  description: z.string(),
  isOurs,
  /** Prop of the grid that listens to it. */
  componentProp: z.string().optional(),
  /** Type of the first argument of a listener; absent if there is none. */
  params: z.string().optional(),
  /** Type of the DOM event passed along with it. */
  event: z.string().optional(),
  refs: z.array(z.string()).optional(),
});
export type ApiEvent = z.infer<typeof apiEventSchema>;

export const apiSelectorSchema = z.strictObject({
  name: z.string(),
  /** Absent for selectors without a category. */
  category: z.string().optional(),
  plan,
  deprecated,
  since,
  description: z.string(),
  isOurs,
  /** Return type. */
  ...typed,
  /** Parameters after the API object. */
  params: z.array(apiParamSchema).optional(),
});
export type ApiSelector = z.infer<typeof apiSelectorSchema>;

/** Methods of the grid's API object that belong to one feature. */
export const apiObjectSchema = z.strictObject({
  /** `GridSortApi` */
  name: z.string(),
  /** Value of `feature` in `<ApiObject feature="…"/>`: `sort`. */
  feature: z.string(),
  plan,
  description: z.string(),
  methods: z.array(apiMemberSchema),
});
export type ApiObject = z.infer<typeof apiObjectSchema>;

/** A type that others refer to and that has no page. Its definition opens in place. */
export const apiTypeSchema = z.strictObject({
  name: z.string(),
  plan,
  deprecated,
  description: z.string().optional(),
  /** Package whose root exports it; absent if it cannot be imported. */
  from: z.string().optional(),
  /** TypeScript source of the declaration, including comments. */
  text: z.string(),
  refs: z.array(z.string()).optional(),
});
export type ApiType = z.infer<typeof apiTypeSchema>;

/** A type parameter of a function. */
export const apiTypeParamSchema = z.strictObject({
  name: z.string(),
  /** The type that it extends. */
  extends: z.string().optional(),
  /** Its default. */
  default: z.string().optional(),
  description: z.string().optional(),
  isOurs,
});
export type ApiTypeParam = z.infer<typeof apiTypeParamSchema>;

/** One way to call a function: a function with overloads has several. */
export const apiCallSchema = z.strictObject({
  typeParams: z.array(apiTypeParamSchema).optional(),
  params: z.array(apiParamSchema),
  returns: z.strictObject({ ...typed, description: z.string().optional(), isOurs }),
});
export type ApiCall = z.infer<typeof apiCallSchema>;

/** Kinds of exports without a page of their own, except types. */
export const API_EXPORT_KINDS = [
  'component',
  'hook',
  'function',
  'class',
  'constant',
  'context',
  'classes',
] as const;

/** An exported value without a page: it is an entry of the page about its topic. */
export const apiExportSchema = z.strictObject({
  name: z.string(),
  kind: z.enum(API_EXPORT_KINDS),
  /** Slug of the topic whose page has its entry. */
  topic: z.string(),
  /** First tier whose package has it. */
  plan,
  deprecated,
  since,
  /** Empty if neither the package nor `config/api` describes it. */
  description: z.string(),
  isOurs,
  imports: z.array(apiImportSchema),
  cost,
  /** Type of a constant or of the value of a context. */
  type: z.string().optional(),
  refs: z.array(z.string()).optional(),
  /** How to call a hook or function, or the constructor of a class. */
  calls: z.array(apiCallSchema).optional(),
  /** When it throws an error. Always ours: the packages do not say it. */
  throws: z.string().optional(),
  /** Props of a component, or members of a class. */
  members: z.array(apiMemberSchema).optional(),
  /** Names of the documented components whose slot it fills by default, as `DataGrid.columnMenu`. */
  fills: z.array(z.string()).optional(),
  /** Names of the other slots whose type has its props, as `DataGrid.toolbar`. */
  fits: z.array(z.string()).optional(),
  /** Names of the exported components that it renders. */
  renders: z.array(z.string()).optional(),
  /** Names of the components and exports of this reference whose code refers to it. */
  usedBy: z.array(z.string()).optional(),
  /** Global class names of a classes object. */
  rules: z.array(z.strictObject({ rule: z.string(), class: z.string() })).optional(),
});
export type ApiExport = z.infer<typeof apiExportSchema>;

/** Keys of `styleOverrides` that the packages read, by the name of a component in a theme. */
export const apiThemeKeysSchema = z.record(
  z.string(),
  z.strictObject({
    /**
     * Elements with styles of their own: the key by a rule of their classes. They are mostly the
     * same; the key of `MuiPieArc-root` is `arc`.
     */
    slots: z.record(z.string(), z.string()),
    /** Keys, and rules, of elements that are styled by their class inside of a slot. */
    inner: z.array(z.string()),
  }),
);
export type ApiThemeKeys = z.infer<typeof apiThemeKeysSchema>;

export const apiModelSchema = z.strictObject({
  /** Product id of `config/products.ts`. */
  product: z.string(),
  /** Packages that were read, Community first. */
  packages: z.array(
    z.strictObject({ name: z.string(), version: z.string(), plan: planSchema.optional() }),
  ),
  /** Other packages whose types the facts depend on. */
  readWith: z.array(z.strictObject({ name: z.string(), version: z.string() })),
  components: z.array(apiComponentSchema),
  /** Absent in the models of other releases. */
  themeKeys: apiThemeKeysSchema.optional(),
  interfaces: z.array(apiInterfaceSchema),
  events: z.array(apiEventSchema),
  selectors: z.array(apiSelectorSchema),
  apiObjects: z.array(apiObjectSchema),
  /** Pages about the exports below, in the order of the index. */
  topics: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      keywords: z.array(z.string()).optional(),
    }),
  ),
  exports: z.array(apiExportSchema),
  /** Exports without an entry, each with the reason. */
  leftOut: z.array(z.strictObject({ name: z.string(), reason: z.string() })),
  types: z.array(apiTypeSchema),
});
export type ApiModel = z.infer<typeof apiModelSchema>;

/** An entry of the reference that has its own page. */
export type ApiEntity = ApiComponent | ApiInterface;

/** Returns every entity of a product that has a page, components first. */
export function getApiEntities(model: ApiModel): ApiEntity[] {
  return [...model.components, ...model.interfaces];
}

/** The entry that a name in a type, in `refs` or in inline code refers to. */
export type ApiNamed =
  | { kind: 'component'; value: ApiComponent }
  | { kind: 'interface'; value: ApiInterface }
  | { kind: 'export'; value: ApiExport }
  | { kind: 'type'; value: ApiType };

/** Finds the entry of a name. The name of a component's props type finds the component. */
export function findApiName(model: ApiModel, name: string): ApiNamed | undefined {
  const component = model.components.find((each) => each.name === name || each.propsType === name);
  if (component) return { kind: 'component', value: component };
  const entity = model.interfaces.find((each) => each.name === name);
  if (entity) return { kind: 'interface', value: entity };
  const type = model.types.find((each) => each.name === name);
  if (type) return { kind: 'type', value: type };
  const value = model.exports.find((each) => each.name === name);
  return value && { kind: 'export', value };
}

/** A place where a type is used. */
export interface ApiUse {
  /** Component, interface or API object; `events` and `selectors` for those lists. */
  owner: string;
  kind: 'prop' | 'slot' | 'property' | 'method' | 'event' | 'selector';
  member: string;
}

/** Maps each type to the members that use it, in page order. */
export function buildApiUses(model: ApiModel): ReadonlyMap<string, readonly ApiUse[]> {
  const uses = new Map<string, ApiUse[]>();
  const add = (use: ApiUse, refs: readonly string[]) => {
    for (const name of new Set(refs)) {
      const known = uses.get(name);
      if (known) known.push(use);
      else uses.set(name, [use]);
    }
  };
  const addMembers = (owner: string, kind: ApiUse['kind'], members: readonly ApiMember[]) => {
    for (const member of members) add({ owner, kind, member: member.name }, getMemberRefs(member));
  };
  for (const { name, props, slots } of model.components) {
    addMembers(name, 'prop', props);
    for (const slot of slots)
      add({ owner: name, kind: 'slot', member: slot.name }, slot.refs ?? []);
  }
  for (const { name, properties } of model.interfaces) addMembers(name, 'property', properties);
  for (const { name, methods } of model.apiObjects) addMembers(name, 'method', methods);
  for (const { name, refs = [] } of model.events) {
    add({ owner: 'events', kind: 'event', member: name }, refs);
  }
  for (const { name, refs = [] } of model.selectors) {
    add({ owner: 'selectors', kind: 'selector', member: name }, refs);
  }
  return uses;
}

/** Returns every name that a member's type and signature refer to. */
export function getMemberRefs({ refs = [], signature }: ApiMember): string[] {
  const params = (signature?.params ?? []).flatMap((param) => param.refs ?? []);
  return [...refs, ...params, ...(signature?.returns?.refs ?? [])];
}
