import { compose, listControls, type Choice, type Composed } from './compose.ts';
import { getPath } from './control.ts';
import { printElement, printJsx, printObject, printValue, type Printer } from './print-value.ts';
import type { ImportedName, Helper, PlaygroundSetup } from './setup.ts';
import { listNames, readSpecial, type Value } from './value.ts';

type Model = Omit<PlaygroundSetup, 'logs' | 'inCode' | 'versions' | 'groups'>;

function getSetter(prop: string): string {
  return `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
}

/** Collects the helpers and imports that names need. */
function collect(setup: Model, names: readonly string[]) {
  const helpers = new Set<Helper>();
  const imported = new Set<string>();
  const visit = (name: string) => {
    const helper = setup.helpers.find((each) => each.names.includes(name));
    if (!helper) {
      imported.add(name);
      return;
    }
    if (helpers.has(helper)) return;
    helpers.add(helper);
    helper.uses.forEach(visit);
  };
  names.forEach(visit);
  return {
    helpers: setup.helpers.filter((helper) => helpers.has(helper)),
    imported: [...imported],
  };
}

function printNamed(
  name: string,
  { imported = name, isType }: Pick<ImportedName, 'imported' | 'isType'>,
): string {
  return `${isType ? 'type ' : ''}${imported === name ? name : `${imported} as ${name}`}`;
}

/** Prints one import declaration per module: React first, then the others by name. */
function printImports(
  names: readonly string[],
  imports: Readonly<Record<string, ImportedName>>,
): string {
  const byModule = new Map<string, string[]>();
  for (const name of names) {
    const found = imports[name];
    if (found) byModule.set(found.from, [...(byModule.get(found.from) ?? []), name]);
  }
  const isReact = (from: string) => from === 'react';
  return [...byModule]
    .sort(([a], [b]) => Number(isReact(b)) - Number(isReact(a)) || a.localeCompare(b))
    .map(([from, all]) => {
      const get = (name: string): ImportedName => imports[name] ?? { from };
      const whole = all.filter((name) => get(name).imported === '*');
      const main = all.filter((name) => get(name).imported === 'default');
      const isTypes = all.every((name) => get(name).isType);
      const named = all
        .filter((name) => !whole.includes(name) && !main.includes(name))
        .sort(
          (a, b) =>
            Number(get(a).isType ?? false) - Number(get(b).isType ?? false) || a.localeCompare(b),
        )
        .map((name) =>
          printNamed(name, { ...get(name), isType: isTypes ? undefined : get(name).isType }),
        );
      const flat = `import ${isTypes ? 'type ' : ''}${[...whole.map((name) => `* as ${name}`), ...main, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ')} from '${from}';`;
      return flat.length <= 100 || named.length === 0
        ? flat
        : flat.replace(/\{ .* \}/, `{\n${named.map((each) => `  ${each},\n`).join('')}}`);
    })
    .join('\n');
}

/** The type argument of the state of a controlled prop. */
function getStateType(setup: Model, prop: string): string {
  const control = listControls(setup).find((each) => getPath(each)[0] === prop);
  switch (control?.kind) {
    case 'boolean':
      return '';
    case 'date':
      return '<Dayjs | null>';
    case 'range':
      return '<DateRange<Dayjs>>';
    default:
      return `<React.ComponentProps<typeof ${setup.component}>['${prop}']>`;
  }
}

function needsDateTypes(type: string): string[] {
  return ['Dayjs', 'DateRange'].filter((name) => new RegExp(`\\b${name}\\b`).test(type));
}

/** Moves results of functions out of the component, so that they are made once. */
function hoist(props: Readonly<Record<string, Value>>) {
  const hoisted: { prop: string; value: Value }[] = [];
  const kept = Object.entries(props).map(([prop, value]): [string, Value] => {
    if (readSpecial(value)?.kind !== 'call') return [prop, value];
    hoisted.push({ prop, value });
    return [prop, { $name: prop }];
  });
  return { hoisted, props: Object.fromEntries(kept) };
}

/** Prints the module that renders what readers composed. */
export function printCode(setup: Model, choice: Choice): string {
  const composed = compose(setup, choice);
  return printComposed(setup, composed);
}

function printReturn(jsx: string): string {
  return jsx.includes('\n') ? `  return (\n    ${jsx}\n  );\n` : `  return ${jsx};\n`;
}

function printComposed(setup: Model, { props, children, tree, states }: Composed): string {
  const { hoisted, props: kept } = hoist(props);
  const printer: Printer = {
    getSetter,
    printSelf: (indent) => printJsx(setup.component, kept, children, indent, printer),
    printSelfProps: (indent) => printObject(kept, indent, printer),
  };
  const types = Object.keys(states).map((prop) => getStateType(setup, prop));
  const usesSelf = JSON.stringify(tree).includes('"$self":') ? [setup.component] : [];
  const typed = types.some((type) => type.includes(`typeof ${setup.component}`));
  const { helpers, imported } = collect(setup, [
    'React',
    ...usesSelf,
    ...(typed ? [setup.component] : []),
    ...[tree, props, states, ...children].flatMap(listNames),
    ...types.flatMap(needsDateTypes),
  ]);
  const consts = hoisted.map(
    ({ prop, value }) => `const ${prop} = ${printValue(value, 0, prop.length + 9, printer)};`,
  );
  const hooks = Object.entries(states).map(([prop, value], index) => {
    const type = types[index] ?? '';
    const flat = `  const [${prop}, ${getSetter(prop)}] = React.useState${type}(`;
    const isLong = type !== '' && flat.length > 70;
    const start = isLong ? flat.replace(type, () => `<\n    ${type.slice(1, -1)}\n  >`) : flat;
    const column = isLong ? 4 : start.length;
    return `${start}${printValue(value, 2, column, printer)});\n`;
  });
  const body = [
    ...hooks,
    ...(hooks.length > 0 ? ['\n'] : []),
    printReturn(printElement(tree, 4, printer)),
  ];
  return `${[
    printImports(imported, setup.imports),
    ...helpers.map(({ code }) => code),
    ...(consts.length > 0 ? [consts.join('\n')] : []),
    `export default function Demo() {\n${body.join('')}}`,
  ].join('\n\n')}\n`;
}
