import type ts from 'typescript';
import {
  insert,
  replace,
  type Context,
  type ExportRewrite,
  type MemberRewrite,
} from './context.ts';
import { getLocalUses } from './exports.ts';
import { renameSite } from './members.ts';
import type { Change } from '../change.ts';
import type { Edit } from '../edit.ts';

/** Methods and properties of a text, by which code shows that it got the name of a day. */
const TEXT_MEMBERS =
  /^(?:charAt|at|slice|substring|substr|toUpperCase|toLowerCase|trim|padEnd|padStart|replace|length|concat|split|normalize)$/;

/** Whether a parameter is used as the name of a day, and not as a date. */
function isText({ typescript: is, types }: Context, parameter: ts.ParameterDeclaration): boolean {
  if (parameter.type) return parameter.type.kind === is.SyntaxKind.StringKeyword;
  const symbol = types.getSymbol(parameter.name);
  return (symbol ? types.getUses(symbol) : []).some(({ parent }) => {
    if (is.isPropertyAccessExpression(parent)) return TEXT_MEMBERS.test(parent.name.text);
    return (
      is.isTemplateSpan(parent) ||
      is.isElementAccessExpression(parent) ||
      is.isBinaryExpression(parent) ||
      is.isArrowFunction(parent) ||
      is.isReturnStatement(parent)
    );
  });
}

/** The weekday is only given as a date. A name that is not used is left out. */
export const formatWeekday: MemberRewrite = (context, change, site) => {
  const { typescript: is, types, report } = context;
  const { value } = site;
  if (!value || !(is.isArrowFunction(value) || is.isFunctionExpression(value))) {
    if (site.form === 'attribute' || site.form === 'property') {
      report.left(change, site.name, { certainty: 'probable', isInvisible: true });
    }
    return;
  }
  const [day, date] = value.parameters;
  if (!day) return;
  const symbol = types.getSymbol(day.name);
  const isUsed = symbol && types.getUses(symbol).length > 0;
  if (date && !isUsed) {
    const edit = { start: day.getStart(), end: date.getStart(), text: '' };
    return report.changed(change, day, [edit]);
  }
  if (date || isText(context, day)) report.left(change, day);
};

/** `adapter.getNextMonth(value)` and the like have a counterpart with the same arguments. */
export const callAdapter: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { node } = site;
  const call = node.parent;
  if (
    !is.isPropertyAccessExpression(node) ||
    !is.isCallExpression(call) ||
    call.expression !== node
  ) {
    return report.left(change, site.name);
  }
  const adapter = node.expression.getText();
  const values = call.arguments.map((each) => each.getText());
  const [value = '', other = ''] = values;
  const texts: Record<string, string> = {
    dateWithTimezone: `${adapter}.date(${values.join(', ')})`,
    getNextMonth: `${adapter}.addMonths(${value}, 1)`,
    getPreviousMonth: `${adapter}.addMonths(${value}, -1)`,
    isNull: `(${value} === null)`,
    parseISO: `${adapter}.date(${value})`,
    toISO: `${adapter}.toJsDate(${value}).toISOString()`,
    getYearRange: `${adapter}.getYearRange([${value}, ${other}])`,
  };
  const text = texts[site.text];
  if (text === undefined) return report.left(change, site.name);
  if (site.text === 'getYearRange' && call.arguments.length !== 2) return;
  report.changed(change, site.name, [replace(call, text)]);
};

/** Units of a time by the name of their view, with the method of an adapter that reads them. */
const UNITS = { hours: 'getHours', minutes: 'getMinutes', seconds: 'getSeconds' };

/** A function without parameters needs a new name only; others receive another value. */
export const moveDisabledTimes: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { value } = site;
  const isCallable = value && (is.isArrowFunction(value) || is.isFunctionExpression(value));
  if (isCallable && value.parameters.length === 0) {
    return report.changed(change, site.name, renameSite(context, site, 'shouldDisableTime'));
  }
  const units = Object.entries(UNITS).map(([view, method]) => `${view}: adapter.${method}(date)`);
  report.left(change, site.name, {
    suggestion: `shouldDisableTime={(date, view) => isDisabled({ ${units.join(', ')} }[view], view)}`,
  });
};

/** A range of sections is written as the first of them, if there is one only. */
export const reportSelectedSections: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { value } = site;
  if (value && is.isObjectLiteralExpression(value)) report.left(change, site.name);
};

/** The second and the third argument say why the value changed. */
export const reportShortcut: MemberRewrite = (context, change, site) => {
  const { typescript: is, report, types } = context;
  const check = (call: ts.Node) => {
    if (is.isCallExpression(call) && call.arguments.length < 3) {
      report.left(change, call, {
        suggestion: `onChange(${call.arguments.map((each) => each.getText()).join(', ')}, 'accept', { id: shortcut.id, label: shortcut.label })`,
      });
    }
  };
  if (site.form === 'access') return check(site.node.parent);
  if (site.form !== 'binding') return;
  const { name } = site.node as ts.BindingElement;
  const symbol = is.isIdentifier(name) && types.getSymbol(name);
  for (const use of symbol ? types.getUses(symbol) : []) {
    const call = use.parent;
    if (is.isCallExpression(call) && call.expression === use) check(call);
  }
};

export const reportUtc: MemberRewrite = (context, change, site) => {
  const text = site.value?.getText() ?? '';
  if (/\butc\b/.test(text) && !/moment/.test(text)) context.report.left(change, site.name);
};

function getCalls(
  { typescript: is }: Context,
  uses: readonly ts.Identifier[],
): ts.CallExpression[] {
  return uses.flatMap(({ parent }) => (is.isCallExpression(parent) ? [parent] : []));
}

/** Reports each call of an imported hook that has the arguments of version 6. */
function reportCalls(
  context: Context,
  change: Change,
  specifier: ts.ImportSpecifier | ts.ExportSpecifier,
  isOld: (argument: ts.ObjectLiteralExpression) => boolean,
): void {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const call of getCalls(context, getLocalUses(context, specifier))) {
    const [argument] = call.arguments;
    if (argument && is.isObjectLiteralExpression(argument) && isOld(argument)) {
      report.left(change, call.expression);
    }
  }
}

const hasProperty = (argument: ts.ObjectLiteralExpression, name: string) =>
  argument.properties.some((property) => property.name?.getText() === name);

/** The result of a hook: `ref` is named `inputRef`. */
function renameRef({ typescript: is, types }: Context, call: ts.CallExpression): Edit[] {
  const { parent } = call;
  if (!is.isVariableDeclaration(parent)) return [];
  if (is.isIdentifier(parent.name)) {
    const symbol = types.getSymbol(parent.name);
    return (symbol ? types.getUses(symbol) : []).flatMap(({ parent: use }) =>
      is.isPropertyAccessExpression(use) && use.name.text === 'ref'
        ? [replace(use.name, 'inputRef')]
        : [],
    );
  }
  if (!is.isObjectBindingPattern(parent.name)) return [];
  return parent.name.elements.flatMap((element) => {
    const name = element.name.getText();
    if (element.dotDotDotToken || (element.propertyName ?? element.name).getText() !== 'ref') {
      return [];
    }
    return [replace(element, name === 'inputRef' ? 'inputRef' : `inputRef: ${name}`)];
  });
}

/** The props are spread into the only argument of the hook. */
export const spreadFieldProps: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const call of getCalls(context, getLocalUses(context, specifier))) {
    const [argument] = call.arguments;
    if (!argument || !is.isObjectLiteralExpression(argument)) continue;
    const props = argument.properties.find(({ name }) => name?.getText() === 'props');
    if (!props) continue;
    const value = is.isPropertyAssignment(props) ? props.initializer.getText() : 'props';
    report.changed(change, props, [replace(props, `...${value}`), ...renameRef(context, call)]);
  }
};

export const reportClearableField: ExportRewrite = (context, change, specifier) => {
  reportCalls(context, change, specifier, (argument) => hasProperty(argument, 'fieldProps'));
};

/** Types of fields with the number of their types in version 6 and the place of the new one. */
const FIELD_TYPES: Record<string, { before: number; at: number }> = {
  UseDateFieldProps: { before: 1, at: 1 },
  UseTimeFieldProps: { before: 1, at: 1 },
  UseDateTimeFieldProps: { before: 1, at: 1 },
  BaseSingleInputFieldProps: { before: 4, at: 3 },
};

/** Fields keep the DOM structure of version 6 with one more type. */
export const addFieldStructure: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  const name = (specifier.propertyName ?? specifier.name).text;
  const { before, at } = FIELD_TYPES[name]!;
  for (const { parent } of getLocalUses(context, specifier)) {
    if (!is.isTypeReferenceNode(parent) && !is.isExpressionWithTypeArguments(parent)) continue;
    const types = parent.typeArguments ?? [];
    if (types.length !== before) continue;
    const next = types[at];
    const edit = next
      ? insert(next.getStart(), 'false, ')
      : insert(types[at - 1]!.getEnd(), ', false');
    report.changed(change, parent, [edit]);
  }
};
