import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parseDeclarationComment, type Comment } from './comments.ts';

/** A key of `Component.propTypes` in a published script. */
export interface PropType {
  name: string;
  required: boolean;
  /** Written by the package's own build, from the types it was built with. */
  comment: Comment;
}

/** What the script of a component tells that its types do not. */
export interface ComponentScript {
  /** In the order of the script; absent where it assigns none. */
  propTypes?: readonly PropType[];
  /** Name under which the component asks the theme for default props. */
  themeName?: string;
  /** Name under which its root, styled in the same script, asks the theme for styles. */
  styledName?: string;
  /** Props that it does not know are handed on. */
  spread: boolean;
}

const parsed = new Map<string, ts.SourceFile>();

function parseScript(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.JS,
  );
  parsed.set(file, source);
  return source;
}

function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

/** Reads the script of a component; a component in `memo` is assigned to as `<Name>Raw`. */
export function parseComponentScript(file: string, component: string): ComponentScript {
  const source = parseScript(file);
  const names = [component, `${component}Raw`];
  const propTypes = findPropTypes(source, names);
  const body = findBody(source, names);
  const themeName = body && findThemeName(body, source);
  const styledName = body && findStyledName(body, source);
  return {
    ...(propTypes && { propTypes: parsePropTypes(propTypes) }),
    ...(themeName !== undefined && { themeName }),
    ...(styledName !== undefined && { styledName }),
    spread: body !== undefined && isSpread(body),
  };
}

function findPropTypes(source: ts.SourceFile, names: readonly string[]) {
  for (const node of walk(source)) {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      names.includes(node.left.expression.getText()) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      return node.right;
    }
  }
  return undefined;
}

/** The function itself, or what a constant of its name is made of; `<Name>Raw` comes first. */
function findBody(source: ts.SourceFile, names: readonly string[]): ts.Node | undefined {
  const bodies = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      bodies.set(statement.name.text, statement);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer) bodies.set(name.getText(), initializer);
      }
    }
  }
  return [...names].reverse().flatMap((name) => bodies.get(name) ?? [])[0];
}

/**
 * The name in `useThemeProps({ name })`, in the body or in a hook of the same folder that it calls
 * for its props (`useDataGridProps(inProps)`), or handed to such a hook.
 */
function findThemeName(body: ts.Node, source: ts.SourceFile): string | undefined {
  for (const node of walk(body)) {
    if (!ts.isCallExpression(node)) continue;
    const callee = node.expression.getText();
    if (!/^(use|get)\w*Props$/.test(callee)) continue;
    const named = node.arguments.map(getNamed).find((each) => each !== undefined);
    if (named !== undefined) return named;
    const hook = findImport(source, callee);
    const inner = hook && findBody(hook, [callee]);
    const found = hook && inner && findThemeName(inner, hook);
    if (found !== undefined) return found;
  }
  return undefined;
}

function getNamed(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteral(argument))
    return /^Mui[A-Z]/.test(argument.text) ? argument.text : undefined;
  if (!ts.isObjectLiteralExpression(argument)) return undefined;
  const name = argument.properties.find((each) => each.name?.getText() === 'name');
  return name && ts.isPropertyAssignment(name) ? getNamed(name.initializer) : undefined;
}

/** Name in `styled(…, { name, slot: 'Root' })` of something that the body renders. */
function findStyledName(body: ts.Node, source: ts.SourceFile): string | undefined {
  const used = new Set([...walk(body)].filter(ts.isIdentifier).map(({ text }) => text));
  for (const name of used) {
    const made = findBody(source, [name]);
    if (!made || !ts.isCallExpression(made)) continue;
    for (const node of walk(made)) {
      if (!ts.isObjectLiteralExpression(node)) continue;
      const slot = node.properties.find((each) => each.name?.getText() === 'slot');
      if (!slot || !/:\s*'Root'$/.test(slot.getText())) continue;
      const named = getNamed(node);
      if (named !== undefined) return named;
    }
  }
  return undefined;
}

/** The script beside this one that a name is imported from. */
function findImport(source: ts.SourceFile, name: string): ts.SourceFile | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    if (!names.elements.some((each) => each.name.text === name)) continue;
    const file = path.join(path.dirname(source.fileName), statement.moduleSpecifier.text);
    return statement.moduleSpecifier.text.startsWith('./') && existsSync(file)
      ? parseScript(file)
      : undefined;
  }
  return undefined;
}

/** The rest of its props (`_objectWithoutPropertiesLoose` in the published script) is used. */
function isSpread(body: ts.Node): boolean {
  for (const node of walk(body)) {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) continue;
    if (!node.initializer?.getText().startsWith('_objectWithoutPropertiesLoose(')) continue;
    const [from] = /\((\w+)/.exec(node.initializer.getText())?.slice(1) ?? [];
    if (!/^(inProps|props|themeProps)$/.test(from ?? '')) continue;
    const rest = node.name.text;
    for (const use of walk(body)) {
      if (ts.isIdentifier(use) && use.text === rest && use !== node.name) return true;
    }
  }
  return false;
}

/** `chainPropTypes` adds checks to a validator, which stands first. */
function isRequired(validator: ts.Expression): boolean {
  if (ts.isCallExpression(validator) && /chainPropTypes$/.test(validator.expression.getText())) {
    return validator.arguments[0]?.getText().endsWith('.isRequired') ?? false;
  }
  return validator.getText().endsWith('.isRequired');
}

function parsePropTypes(object: ts.ObjectLiteralExpression): PropType[] {
  return object.properties.filter(ts.isPropertyAssignment).map((property) => ({
    name: ts.isComputedPropertyName(property.name) ? property.name.getText() : property.name.text,
    required: isRequired(property.initializer),
    comment: parseDeclarationComment(property),
  }));
}
