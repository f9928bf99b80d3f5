import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiModelSchema, type ApiComponent, type ApiModel } from '../../../core/api/model.ts';
import { getApiFile } from '../../../core/api/pages.ts';
import { loadConfig, ROOT } from '../../load-config.ts';

const models: ApiModel[] = loadConfig().products.flatMap(({ folder, packages }) =>
  packages
    ? [apiModelSchema.parse(JSON.parse(readFileSync(path.join(ROOT, getApiFile(folder)), 'utf8')))]
    : [],
);
const components = models.flatMap((model) => model.components);
const count = (lists: readonly (readonly unknown[])[]) => lists.flat().length;

test('the committed references contain everything that the installed packages document', () => {
  const props = components.flatMap((component) => component.props);
  const described = props.filter(({ description, isOurs }) => description !== '' && !isOurs);
  const interfaces = models.flatMap((model) => model.interfaces);
  const objects = models.flatMap((model) => model.apiObjects);
  expect({
    components: components.length,
    community: components.filter(({ plan }) => plan === undefined).length,
    pro: components.filter(({ plan }) => plan === 'pro').length,
    describedProps: described.length,
    defaults: described.filter((prop) => prop.default !== undefined).length,
    deprecatedProps: props.filter(({ description }) => description === '').length,
    ownProps: props.filter(({ isOurs }) => isOurs).length,
    slots: count(components.map(({ slots }) => slots)),
    classes: count(components.map(({ classes }) => classes)),
    interfaces: interfaces.length,
    properties: count(interfaces.map(({ properties }) => properties)),
    propertyDefaults: interfaces
      .flatMap(({ properties }) => properties)
      .filter((property) => property.default !== undefined).length,
    events: count(models.map(({ events }) => events)),
    selectors: count(models.map(({ selectors }) => selectors)),
    apiObjects: objects.length,
    methods: count(objects.map(({ methods }) => methods)),
  }).toEqual({
    components: 120,
    community: 90,
    pro: 29,
    describedProps: 2832,
    defaults: 1322,
    deprecatedProps: 8,
    ownProps: 451,
    slots: 862,
    classes: 714,
    interfaces: 23,
    properties: 444,
    propertyDefaults: 102,
    events: 61,
    selectors: 92,
    apiObjects: 18,
    methods: 70,
  });
});

const require = createRequire(import.meta.url);
type Validator = ((...args: unknown[]) => unknown) & { isRequired?: unknown };

/** The validators that a component has at run time, independent of how its script is parsed. */
function loadPropTypes({ imports }: ApiComponent): Record<string, Validator> {
  const [{ name, from } = { name: '', from: '' }] = imports;
  const component = (require(from) as Record<string, { propTypes?: Record<string, Validator> }>)[
    name
  ] as { propTypes?: Record<string, Validator>; type?: { propTypes?: Record<string, Validator> } };
  return component.propTypes ?? component.type?.propTypes ?? {};
}

/** Whether the validator rejects a missing value. */
function isRequired(validator: Validator, name: string): boolean {
  const secret = 'SECRET_DO_NOT_PASS_THIS_OR_YOU_WILL_BE_FIRED';
  return validator({}, name, 'Component', 'prop', null, secret) instanceof Error;
}

test.each(components)('$name lists the props that it validates at run time', (component) => {
  const validators = loadPropTypes(component);
  const read = component.props.map(({ name, required = false }) => [name, required]);
  const checked = component.props.map(({ name }) => {
    const validator = validators[name];
    return [name, validator && isRequired(validator, name)];
  });
  expect(read).toEqual(checked);
});

test('every prop that a component validates is listed, except those that the package hides', () => {
  const missing = components.flatMap((component) => {
    const listed = new Set(component.props.map(({ name }) => name));
    const names = Object.keys(loadPropTypes(component)).filter((name) => !listed.has(name));
    return names.map((name) => `${component.name}.${name}`);
  });
  const grids = ['DataGrid', 'DataGridPremium', 'DataGridPro'];
  expect(missing.sort()).toEqual([
    ...grids.flatMap((grid) => [`${grid}.forwardedProps`, `${grid}.onStateChange`]),
    'GridFilterForm.children',
    'GridFilterPanel.children',
  ]);
});
