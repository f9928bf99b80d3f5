import type ts from 'typescript';
import {
  addImport,
  forEachComponent,
  getAttributes,
  getText,
  getValue,
  replaceNode,
  type FileContext,
} from '../context.ts';

type DateLibrary = 'dayjs' | 'date-fns' | 'luxon' | 'moment';

const ADAPTERS: readonly [RegExp, DateLibrary][] = [
  [/\/AdapterDayjs$/, 'dayjs'],
  [/\/AdapterDateFns(V3)?$/, 'date-fns'],
  [/\/AdapterLuxon$/, 'luxon'],
  [/\/AdapterMoment$/, 'moment'],
];
const DATES = [
  ...['value', 'defaultValue', 'referenceDate', 'minDate', 'maxDate', 'minDateTime'],
  ...['maxDateTime', 'minTime', 'maxTime'],
];

function listModules({ typescript: is, source }: FileContext): string[] {
  return source.statements.flatMap((each) =>
    is.isImportDeclaration(each) ? [(each.moduleSpecifier as ts.StringLiteral).text] : [],
  );
}

/** The date library of the adapter that the file, or else the project, uses; if it is known. */
function getLibrary(context: FileContext): DateLibrary | undefined {
  const modules = listModules(context);
  const ofAdapter = ADAPTERS.find(([pattern]) => modules.some((module) => pattern.test(module)));
  if (ofAdapter) return ofAdapter[1];
  const all = ADAPTERS.map(([, name]) => name);
  const imported = all.find((name) =>
    modules.some((module) => module === name || module.startsWith(`${name}/`)),
  );
  const installed = all.filter((name) => context.getVersion(name) !== undefined);
  return imported ?? (installed.length === 1 ? installed[0] : undefined);
}

function isPicker({ reference }: FileContext, component: string): boolean {
  return reference.find(component, 'referenceDate')?.folder === 'date-pickers';
}

function writeDate(context: FileContext, text: string, library: DateLibrary) {
  if (library === 'dayjs') {
    return { code: `dayjs(${text})`, imports: addImport(context, 'dayjs', 'dayjs', true) };
  }
  if (library === 'moment') {
    return { code: `moment(${text})`, imports: addImport(context, 'moment', 'moment', true) };
  }
  if (library === 'luxon') {
    return {
      code: `DateTime.fromISO(${text})`,
      imports: addImport(context, 'DateTime', 'luxon'),
    };
  }
  return { code: `new Date(${text})`, imports: [] };
}

/** Dates that are written as text. */
export function checkTextDates(context: FileContext): void {
  const { typescript: is } = context;
  const library = getLibrary(context) ?? 'dayjs';
  forEachComponent(context, (component, element) => {
    if (!isPicker(context, component)) return;
    const { byName } = getAttributes(context, element);
    for (const name of DATES) {
      const attribute = byName.get(name);
      const value = getValue(context, attribute);
      if (!attribute?.initializer || !value || !is.isStringLiteralLike(value)) continue;
      const { code, imports } = writeDate(context, `'${value.text}'`, library);
      context.report({
        node: attribute,
        kind: 'mistake',
        rule: 'date-as-text',
        message: `\`${name}\` takes a date of the date library, and not a text.`,
        fixes: [
          {
            description: `Write \`${code}\``,
            edits: [replaceNode(attribute.initializer, `{${code}}`), ...imports],
          },
        ],
        page: '/x/react-date-pickers/base-concepts/',
      });
    }
  });
}

/** Formats with the tokens of another date library. */
export function checkFormats(context: FileContext): void {
  const library = getLibrary(context);
  if (!library) return;
  const isUpper = library === 'dayjs' || library === 'moment';
  forEachComponent(context, (component, element) => {
    if (!isPicker(context, component)) return;
    const attribute = getAttributes(context, element).byName.get('format');
    const value = getValue(context, attribute);
    const format = getText(context, value);
    if (format === undefined || !value) return;
    // Text in brackets or quotes is no token.
    const tokens = format.replace(/\[[^\]]*\]|'[^']*'/g, '');
    const isWrong = isUpper ? /yy|(?<!d)dd(?!d)/.test(tokens) : /YY|DD/.test(tokens);
    if (!isWrong) return;
    const mended = isUpper
      ? format
          .replace(/y+/g, (each) => each.toUpperCase())
          .replace(/\bd{1,2}\b/g, (each) => each.toUpperCase())
      : format
          .replace(/Y+/g, (each) => each.toLowerCase())
          .replace(/\bD{1,2}\b/g, (each) => each.toLowerCase());
    context.report({
      node: attribute!,
      kind: 'mistake',
      rule: 'format-of-other-library',
      message: `\`${format}\` has tokens of another date library. ${library} writes years and days as \`${isUpper ? 'YYYY' : 'yyyy'}\` and \`${isUpper ? 'DD' : 'dd'}\`.`,
      fixes: [{ description: `Write \`${mended}\``, edits: [replaceNode(value, `"${mended}"`)] }],
      page: '/x/react-date-pickers/adapters-locale/#format-of-one-field-format',
    });
  });
}

/** The adapter of another major version of date-fns. */
export function checkDateFns(context: FileContext): void {
  const { typescript: is, source } = context;
  const version = context.getVersion('date-fns');
  if (version === undefined) return;
  const isNew = Number.parseInt(version, 10) >= 3;
  for (const each of source.statements) {
    if (!is.isImportDeclaration(each) || !is.isStringLiteral(each.moduleSpecifier)) continue;
    const module = each.moduleSpecifier.text;
    const found = /^(@mui\/x-date-pickers(?:-pro)?\/AdapterDateFns)(V3)?$/.exec(module);
    if (!found || (found[2] === 'V3') === isNew) continue;
    const mended = isNew ? `${found[1]}V3` : found[1]!;
    context.report({
      node: each.moduleSpecifier,
      kind: 'mistake',
      rule: 'adapter-of-other-version',
      message: `The project has date-fns ${version}. Its adapter is in \`${mended}\`.`,
      fixes: [
        {
          description: `Import from \`${mended}\``,
          edits: [replaceNode(each.moduleSpecifier, `'${mended}'`)],
        },
      ],
      page: '/x/introduction/errors/#bundlers',
    });
  }
}

/** Pickers whose value never changes. */
export function checkControlled(context: FileContext): void {
  forEachComponent(context, (component, element) => {
    if (!isPicker(context, component)) return;
    const { byName, isSpread } = getAttributes(context, element);
    const value = byName.get('value');
    const others = ['onChange', 'onAccept', 'readOnly', 'disabled'];
    if (!value || isSpread || others.some((name) => byName.has(name))) return;
    context.report({
      node: value,
      kind: 'mistake',
      rule: 'value-without-handler',
      message: `\`${component}\` keeps showing this \`value\`, whatever the user chooses. Store the new value in \`onChange\`, or pass a \`defaultValue\`.`,
      fixes: [
        {
          description: 'Rename it to `defaultValue`',
          edits: [replaceNode(value.name, 'defaultValue')],
        },
      ],
      page: '/x/react-date-pickers/lifecycle/',
    });
  });
}

/** An app that renders pickers and nowhere says which date library they use. */
export function checkProvider(context: FileContext): void {
  const { files } = context;
  const isApp = files.some(({ code }) => /\b(createRoot|hydrateRoot)\s*\(/.test(code));
  if (!isApp || files.some(({ code }) => /LocalizationProvider/.test(code))) return;
  let isReported = false;
  forEachComponent(context, (component, element) => {
    if (isReported || !isPicker(context, component)) return;
    isReported = true;
    context.report({
      node: element.tagName,
      kind: 'mistake',
      rule: 'no-localization-provider',
      message:
        'No file has a `LocalizationProvider`, without which pickers throw. Put one around the app, with the adapter of the date library.',
      page: '/x/react-date-pickers/getting-started/',
    });
  });
}
