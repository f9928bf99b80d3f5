import type ts from 'typescript';
import {
  insert,
  removeAttribute,
  removeFromList,
  replace,
  type Context,
  type ExportRewrite,
  type MemberRewrite,
} from './context.ts';
import { getLocalUses } from './exports.ts';
import { addToObjectAttribute, renameSite } from './members.ts';
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

/** `ref` of a pattern is named `inputRef`, also in the patterns of `startDate` and `endDate`. */
function renameRefOfPattern(is: typeof ts, pattern: ts.ObjectBindingPattern): Edit[] {
  return pattern.elements.flatMap((element) => {
    if (is.isObjectBindingPattern(element.name)) return renameRefOfPattern(is, element.name);
    const name = element.name.getText();
    if (element.dotDotDotToken || (element.propertyName ?? element.name).getText() !== 'ref') {
      return [];
    }
    return [replace(element, name === 'inputRef' ? 'inputRef' : `inputRef: ${name}`)];
  });
}

/** The result of a hook: `ref` is named `inputRef`. */
function renameRef({ typescript: is, types }: Context, call: ts.CallExpression): Edit[] {
  const { parent } = call;
  if (!is.isVariableDeclaration(parent)) return [];
  if (is.isObjectBindingPattern(parent.name)) return renameRefOfPattern(is, parent.name);
  const symbol = is.isIdentifier(parent.name) ? types.getSymbol(parent.name) : undefined;
  return (symbol ? types.getUses(symbol) : []).flatMap(({ parent: use }) => {
    if (is.isVariableDeclaration(use) && is.isObjectBindingPattern(use.name)) {
      return renameRefOfPattern(is, use.name);
    }
    return is.isPropertyAccessExpression(use) && use.name.text === 'ref'
      ? [replace(use.name, 'inputRef')]
      : [];
  });
}

/** The element of a pattern that declares a name. */
function getBinding(
  { typescript: is, types }: Context,
  name: ts.Node,
): ts.BindingElement | undefined {
  const declaration = is.isIdentifier(name) && types.getSymbol(name)?.valueDeclaration;
  return declaration && is.isBindingElement(declaration) ? declaration : undefined;
}

/** Leaves `inputRef` in `rest` of `const { inputRef, ...rest } = props`, if it is used only once. */
function keepInRest(context: Context, ref: ts.Node, rest: ts.Node): Edit[] | undefined {
  const { types } = context;
  const binding = getBinding(context, ref);
  const pattern = binding?.parent;
  const isRest = getBinding(context, rest)?.dotDotDotToken;
  if (!binding || !isRest || getBinding(context, rest)?.parent !== pattern) return undefined;
  const symbol = types.getSymbol(binding.name);
  if (!symbol || types.getUses(symbol).length !== 1) return undefined;
  if ((binding.propertyName ?? binding.name).getText() !== 'inputRef') return undefined;
  return removeFromList(binding.parent.elements, binding);
}

function getValue(is: typeof ts, property: ts.ObjectLiteralElementLike): ts.Node | undefined {
  if (is.isPropertyAssignment(property)) return property.initializer;
  return is.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** `{ props: rest, inputRef }` is `rest` if that has the ref. */
function keepRefInRest(context: Context, argument: ts.ObjectLiteralExpression): Edit[] | undefined {
  const { typescript: is } = context;
  const [props, ref, ...others] = argument.properties;
  const [rest, value] = [props && getValue(is, props), ref && getValue(is, ref)];
  if (!rest || !value || others.length > 0 || ref?.name?.getText() !== 'inputRef') return undefined;
  const removed = keepInRest(context, value, rest);
  return removed && [...removed, replace(argument, rest.getText())];
}

/** The second type is the DOM structure. The third is that of the argument, if that is a name. */
function addStructureType({ typeArguments }: ts.CallExpression, argument?: string): Edit[] {
  const second = typeArguments?.length === 2 ? typeArguments[1] : undefined;
  if (!second) return [];
  const isOther = argument !== undefined && /^[\w$]+$/.test(argument);
  return isOther && !second.getText().startsWith('typeof')
    ? [replace(second, `false, typeof ${argument}`)]
    : [insert(second.getStart(), 'false, ')];
}

/** The refs of two fields are among their props. */
export const joinFieldProps: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const call of getCalls(context, getLocalUses(context, specifier))) {
    const [argument] = call.arguments;
    if (!argument || !is.isObjectLiteralExpression(argument)) continue;
    const find = (name: string) =>
      argument.properties.find((property) => property.name?.getText() === name);
    const pairs = ['start', 'end'].flatMap((side) => {
      const [ref, props] = [find(`${side}InputRef`), find(`${side}TextFieldProps`)];
      return ref && props ? [{ ref, props }] : [];
    });
    if (pairs.length === 0) continue;
    const edits = pairs.map(({ ref, props }) => {
      const [from, into] = [getValue(is, ref), getValue(is, props)];
      return from && into && keepInRest(context, from, into);
    });
    if (!edits.every((each) => each !== undefined)) {
      report.left(change, call.expression);
      continue;
    }
    report.changed(change, call.expression, [
      ...edits.flat(),
      ...removeFromList(argument.properties, ...pairs.map(({ ref }) => ref)),
      ...addStructureType(call),
      ...renameRef(context, call),
    ]);
  }
};

/** The props are the only argument of the hook, and its second type is the DOM structure. */
export const spreadFieldProps: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const call of getCalls(context, getLocalUses(context, specifier))) {
    const [argument] = call.arguments;
    if (!argument || !is.isObjectLiteralExpression(argument)) continue;
    const props = argument.properties.find(({ name }) => name?.getText() === 'props');
    if (!props) continue;
    const value = is.isPropertyAssignment(props) ? props.initializer.getText() : 'props';
    const kept = keepRefInRest(context, argument);
    report.changed(change, props, [
      ...(kept ?? [replace(props, `...${value}`)]),
      ...addStructureType(call, kept && value),
      ...renameRef(context, call),
    ]);
  }
};

function removeTypes(call: ts.CallExpression, types: ts.NodeArray<ts.TypeNode>): Edit {
  const { text } = call.getSourceFile();
  return { start: call.expression.getEnd(), end: text.indexOf('(', types.end), text: '' };
}

/** The props of the field are spread into the argument, and are the rest of the result. */
export const spreadClearableProps: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  if (!is.isImportSpecifier(specifier)) return;
  for (const call of getCalls(context, getLocalUses(context, specifier))) {
    const [argument] = call.arguments;
    if (!argument || !is.isObjectLiteralExpression(argument)) continue;
    const props = argument.properties.find(({ name }) => name?.getText() === 'fieldProps');
    if (!props) continue;
    const { parent } = call;
    const pattern =
      is.isVariableDeclaration(parent) && is.isObjectBindingPattern(parent.name)
        ? parent.name
        : undefined;
    const result = pattern?.elements.find(
      ({ name, propertyName }) => (propertyName ?? name).getText() === 'fieldProps',
    );
    if (!pattern || !result) {
      report.left(change, call.expression);
      continue;
    }
    const value = is.isPropertyAssignment(props) ? props.initializer.getText() : 'fieldProps';
    const types = call.typeArguments;
    // The rest has to be the last one.
    const others = pattern.elements.filter((element) => element !== result);
    const elements = [...others.map((each) => each.getText()), `...${result.name.getText()}`];
    // What is spread must not replace what follows it.
    const parts = [`...${value}`].concat(
      argument.properties.filter((each) => each !== props).map((each) => each.getText()),
    );
    const isOnLines = argument.getText().includes('\n');
    const indent = /\n([ \t]*)$/.exec(
      argument.getSourceFile().text.slice(0, argument.properties[0]!.getStart()),
    )?.[1];
    const end = /\n[ \t]*$/.exec(argument.getText().slice(0, -1))?.[0] ?? '\n';
    const text =
      isOnLines && indent !== undefined
        ? `{\n${parts.map((part) => `${indent}${part},`).join('\n')}${end}}`
        : `{ ${parts.join(', ')} }`;
    report.changed(change, call.expression, [
      replace(pattern, `{ ${elements.join(', ')} }`),
      replace(argument, text),
      ...(types ? [removeTypes(call, types)] : []),
    ]);
  }
};

/** Types of fields with the number of their types in version 6 and the place of the new one. */
const FIELD_TYPES: Record<string, { before: number; at: number }> = {
  BaseSingleInputFieldProps: { before: 4, at: 3 },
  BaseMultiInputFieldProps: { before: 4, at: 3 },
  ...Object.fromEntries(
    [
      ...['UseDateFieldProps', 'UseTimeFieldProps', 'UseDateTimeFieldProps'],
      ...['UseDateRangeFieldProps', 'UseTimeRangeFieldProps', 'UseDateTimeRangeFieldProps'],
      ...['UseSingleInputDateRangeFieldProps', 'UseSingleInputTimeRangeFieldProps'],
      ...['UseSingleInputDateTimeRangeFieldProps'],
    ].map((name) => [name, { before: 1, at: 1 }]),
  ),
};

/** Fields keep the DOM structure of version 6 with one more type. */
export const addFieldStructure: ExportRewrite = (context, change, specifier) => {
  const { typescript: is, report } = context;
  const name = (specifier.propertyName ?? specifier.name).text;
  for (const { parent } of getLocalUses(context, specifier)) {
    if (!is.isTypeReferenceNode(parent) && !is.isExpressionWithTypeArguments(parent)) continue;
    const types = parent.typeArguments ?? [];
    const field = FIELD_TYPES[name];
    if (!field) {
      // Props of another text field were the second type.
      const second = types.length === 2 ? types[1]! : undefined;
      if (!second || /^(?:true|false)$/.test(second.getText())) continue;
      report.changed(change, parent, [replace(second, 'false')], { certainty: 'probable' });
      continue;
    }
    if (types.length !== field.before) continue;
    const next = types[field.at];
    const edit = next
      ? insert(next.getStart(), 'false, ')
      : insert(types[field.at - 1]!.getEnd(), ', false');
    report.changed(change, parent, [edit]);
  }
};

/** `renderInput={(params) => <TextField {...params} … />}` is what pickers render, with these props. */
export const moveInput: MemberRewrite = (context, change, site) => {
  const { typescript: is, report } = context;
  const { node, value } = site;
  if (site.form !== 'attribute' && site.form !== 'property') return;
  const body = value && is.isArrowFunction(value) ? value.body : undefined;
  let field: ts.Node | undefined = body;
  if (body && is.isBlock(body)) {
    const [statement] = body.statements;
    field =
      body.statements.length === 1 && statement && is.isReturnStatement(statement)
        ? statement.expression
        : undefined;
  }
  while (field && is.isParenthesizedExpression(field)) field = field.expression;
  const [parameter] = value && is.isArrowFunction(value) ? value.parameters : [];
  if (
    !field ||
    !is.isJsxSelfClosingElement(field) ||
    field.tagName.getText() !== 'TextField' ||
    !parameter ||
    !is.isJsxAttribute(node) ||
    !is.isJsxAttributes(node.parent)
  ) {
    return report.left(change, site.name);
  }
  const name = parameter.name.getText();
  const [first, ...rest] = field.attributes.properties;
  const isSpread = first && is.isJsxSpreadAttribute(first) && first.expression.getText() === name;
  const isPlain = rest.every((each) => is.isJsxAttribute(each) && !each.getText().includes(name));
  if (!isSpread || !isPlain) return report.left(change, site.name);
  if (rest.length === 0) return report.changed(change, site.name, [removeAttribute(node)]);
  const props = rest.map((each) => {
    const { name: key, initializer } = each as ts.JsxAttribute;
    const text = !initializer
      ? 'true'
      : is.isJsxExpression(initializer)
        ? (initializer.expression?.getText() ?? 'true')
        : initializer.getText();
    const isName = /^[\w$]+$/.test(key.getText());
    return `${isName ? key.getText() : `'${key.getText()}'`}: ${text}`;
  });
  const edits = addToObjectAttribute(
    node.parent,
    { slotProps: [`textField: { ${props.join(', ')} }`] },
    node,
    is,
  );
  if (edits) report.changed(change, site.name, edits);
  else report.left(change, site.name);
};
