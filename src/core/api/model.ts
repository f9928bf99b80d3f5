import { z } from 'zod';
import { planSchema } from '../plan.ts';

/**
 * The shape of `api/<product>.api.json`, written by `npm run api` from the published packages.
 * What is absent is not there: no plan is Community, no default is none, no `required` is optional.
 * Descriptions are Markdown whose links are absolute paths or addresses; names of the reference
 * without a page are code.
 */

/** A type as a reader sees it, with the names in it that `findApiName` knows. */
const typed = {
  type: z.string(),
  refs: z.array(z.string()).optional(),
};
const plan = planSchema.optional();
/** The reason in Markdown; empty where the package gives none. */
const deprecated = z.string().optional();
/**
 * The release that brought it (`7.4`), worked out from the history when the model is loaded and
 * never committed; absent for what the oldest stored release or its whole component brought.
 */
const since = z.string().optional();

export const apiParamSchema = z.strictObject({
  /** `params.x` is a field of the argument `params`. */
  name: z.string(),
  ...typed,
  description: z.string().optional(),
});
export type ApiParam = z.infer<typeof apiParamSchema>;

/** Arguments and result of a callback or method, as far as the package describes them. */
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
  /** Empty where the package gives none. */
  description: z.string(),
  signature: apiSignatureSchema.optional(),
  /** Addresses of pages that the package names with `@see`, as Markdown. */
  see: z.array(z.string()).optional(),
});
export type ApiMember = z.infer<typeof apiMemberSchema>;

export const apiSlotSchema = z.strictObject({
  name: z.string(),
  ...typed,
  /** Global class put on the slot. */
  class: z.string().optional(),
  default: z.string().optional(),
  deprecated,
  since,
  plan,
  description: z.string(),
});
export type ApiSlot = z.infer<typeof apiSlotSchema>;

export const apiClassSchema = z.strictObject({
  /** Key of the `classes` prop and of style overrides. */
  rule: z.string(),
  /** The class in the document, as the package's own object of classes has it. */
  class: z.string(),
  /** One of the state classes that all components share (`Mui-selected`). */
  state: z.literal(true).optional(),
  deprecated,
  since,
  plan,
  description: z.string(),
});
export type ApiClass = z.infer<typeof apiClassSchema>;

/** `import { <name> } from '<from>'`. Root imports stand first, Community first. */
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
  /** Documented component of a lower tier that has the same props and more are added here. */
  variantOf: z.string().optional(),
  props: z.array(apiMemberSchema),
  /** Name of the type of its props, where the package exports one. */
  propsType: z.string().optional(),
  /** Other props are handed to the root element (or to the base component). */
  spread: z.literal(true).optional(),
  /** Type of what a `ref` holds: `HTMLDivElement`; `unknown` where the package does not say. */
  ref: z.string().optional(),
  /** Key of `components` in a theme, where the component reads one. */
  themeName: z.string().optional(),
  /** The theme can give it default props. */
  themeDefaultProps: z.literal(true).optional(),
  slots: z.array(apiSlotSchema),
  classes: z.array(apiClassSchema),
  /** Path of its source in the repository at the release, from the root and without a slash. */
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
  /** Prop of the grid that listens to it. */
  componentProp: z.string().optional(),
  /** Type of the first argument of a listener; absent where there is none. */
  params: z.string().optional(),
  /** Type of the DOM event that comes with it. */
  event: z.string().optional(),
  refs: z.array(z.string()).optional(),
});
export type ApiEvent = z.infer<typeof apiEventSchema>;

export const apiSelectorSchema = z.strictObject({
  name: z.string(),
  /** Absent for those that belong to no category. */
  category: z.string().optional(),
  plan,
  deprecated,
  since,
  description: z.string(),
  /** Type of what it returns. */
  ...typed,
  /** Arguments after the API object. */
  params: z.array(apiParamSchema).optional(),
});
export type ApiSelector = z.infer<typeof apiSelectorSchema>;

/** Methods of the grid's API object that belong to one feature. */
export const apiObjectSchema = z.strictObject({
  /** `GridSortApi` */
  name: z.string(),
  /** What `<ApiObject feature="…"/>` asks for: `sort`. */
  feature: z.string(),
  plan,
  description: z.string(),
  methods: z.array(apiMemberSchema),
});
export type ApiObject = z.infer<typeof apiObjectSchema>;

/** A type that others refer to and that has no page: its definition opens in place. */
export const apiTypeSchema = z.strictObject({
  name: z.string(),
  plan,
  deprecated,
  description: z.string().optional(),
  /** Package whose root exports it; absent where it can only be read about. */
  from: z.string().optional(),
  /** TypeScript source of the declaration, comments included. */
  text: z.string(),
  refs: z.array(z.string()).optional(),
});
export type ApiType = z.infer<typeof apiTypeSchema>;

export const apiModelSchema = z.strictObject({
  /** Product id of `config/products.ts`. */
  product: z.string(),
  /** What was read, Community first. */
  packages: z.array(
    z.strictObject({ name: z.string(), version: z.string(), plan: planSchema.optional() }),
  ),
  /** Other packages whose types the facts depend on. */
  readWith: z.array(z.strictObject({ name: z.string(), version: z.string() })),
  components: z.array(apiComponentSchema),
  interfaces: z.array(apiInterfaceSchema),
  events: z.array(apiEventSchema),
  selectors: z.array(apiSelectorSchema),
  apiObjects: z.array(apiObjectSchema),
  types: z.array(apiTypeSchema),
});
export type ApiModel = z.infer<typeof apiModelSchema>;

/** Something with a page of its own. */
export type ApiEntity = ApiComponent | ApiInterface;

/** Every page of a product, components first. */
export function getApiEntities(model: ApiModel): ApiEntity[] {
  return [...model.components, ...model.interfaces];
}

/** What a name in a type, in `refs` or in inline code stands for. */
export type ApiNamed =
  | { kind: 'component'; value: ApiComponent }
  | { kind: 'interface'; value: ApiInterface }
  | { kind: 'type'; value: ApiType };

/** Looks a name up; the type of a component's props stands for the component. */
export function findApiName(model: ApiModel, name: string): ApiNamed | undefined {
  const component = model.components.find((each) => each.name === name || each.propsType === name);
  if (component) return { kind: 'component', value: component };
  const entity = model.interfaces.find((each) => each.name === name);
  if (entity) return { kind: 'interface', value: entity };
  const type = model.types.find((each) => each.name === name);
  return type && { kind: 'type', value: type };
}

/** A place where a type is named. */
export interface ApiUse {
  /** Component, interface or API object; `events` and `selectors` for those lists. */
  owner: string;
  kind: 'prop' | 'slot' | 'property' | 'method' | 'event' | 'selector';
  member: string;
}

/** For each type the members that take it, in the order of the pages. */
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

/** Every name that a member's type and signature refer to. */
export function getMemberRefs({ refs = [], signature }: ApiMember): string[] {
  const params = (signature?.params ?? []).flatMap((param) => param.refs ?? []);
  return [...refs, ...params, ...(signature?.returns?.refs ?? [])];
}
