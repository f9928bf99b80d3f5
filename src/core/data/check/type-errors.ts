import type ts from 'typescript';
import { isReported } from '../../editor/language/options.ts';
import {
  getComponent,
  isOwn,
  isOwnModule,
  isOwnType,
  getSymbol,
  type FileContext,
  type JsxElementLike,
} from './context.ts';
import type { Report } from './finding.ts';
import { fixImport, fixMissing, fixUnknown, fixValue } from './fix-types.ts';
import { isJavaScript } from './program.ts';

/** Ends of the message chain that say which member is unknown, or missing. */
const UNKNOWN =
  /Property '([^']+)' does not exist on type|'([^']+)' does not exist in type|Property '([^']+)' does not exist/;
const MISSING =
  /Property '([^']+)' is missing in type|missing the following properties from type '[^']*': ([\w, ]+)/;
const UNKNOWN_IMPORTS: ReadonlySet<number> = new Set([1192, 2305, 2307, 2613, 2614, 2724]);

function findNode(is: typeof ts, source: ts.SourceFile, start: number, end: number): ts.Node {
  const find = (node: ts.Node): ts.Node => {
    const child = node.forEachChild((each) =>
      each.getStart(source) <= start && each.getEnd() >= end ? each : undefined,
    );
    if (!child) return node;
    const isSame = node.getStart(source) === start && node.getEnd() === end;
    // The outermost node of the range, but the name of what it names.
    return isSame && !is.isIdentifier(child) ? node : find(child);
  };
  return find(source);
}

/** Whether a node passes something to, or takes something from, the documented packages. */
function concernsOwn(context: FileContext, start: ts.Node): boolean {
  const { typescript: is, checker } = context;
  for (let node: ts.Node = start; !is.isSourceFile(node); node = node.parent) {
    if (is.isImportDeclaration(node)) {
      return is.isStringLiteral(node.moduleSpecifier) && isOwnModule(node.moduleSpecifier.text);
    }
    if (is.isExportDeclaration(node)) {
      const { moduleSpecifier } = node;
      return (
        !!moduleSpecifier &&
        is.isStringLiteral(moduleSpecifier) &&
        isOwnModule(moduleSpecifier.text)
      );
    }
    if (is.isJsxOpeningElement(node) || is.isJsxSelfClosingElement(node)) {
      if (getComponent(context, node) !== undefined) return true;
      return isOwnType(checker.getContextualType(node.attributes));
    }
    if (is.isObjectLiteralExpression(node) || is.isArrayLiteralExpression(node)) {
      if (isOwnType(checker.getContextualType(node))) return true;
    }
    if (
      is.isPropertyAccessExpression(node) &&
      isOwnType(checker.getTypeAtLocation(node.expression))
    ) {
      return true;
    }
    if (is.isCallExpression(node) && isOwn(getSymbol(context, node.expression))) return true;
    if (is.isVariableDeclaration(node) || is.isTypeReferenceNode(node)) {
      return isOwnType(checker.getTypeAtLocation(node));
    }
    // What a function does inside is its own matter.
    if (is.isBlock(node)) return false;
  }
  return false;
}

/** Without types, the compiler infers too wide ones: only what is written out can be wrong. */
function isCertainInJavaScript(context: FileContext, code: number, message: string, node: ts.Node) {
  const { typescript: is } = context;
  if (isReported(code)) return true;
  const attribute = is.isJsxAttribute(node.parent) ? node.parent : undefined;
  if (UNKNOWN.test(message)) return attribute !== undefined || code === 2353 || code === 2561;
  if (code === 2741 || code === 2739) return is.isIdentifier(node) && isTag(is, node);
  const value = attribute?.initializer;
  if (!value) return false;
  const inner = is.isJsxExpression(value) ? value.expression : value;
  return !!inner && (is.isStringLiteral(inner) || is.isNumericLiteral(inner));
}

function isTag(is: typeof ts, node: ts.Node): node is ts.Identifier & { parent: JsxElementLike } {
  const { parent } = node;
  return (
    (is.isJsxOpeningElement(parent) || is.isJsxSelfClosingElement(parent)) &&
    parent.tagName === node
  );
}

function toReport(context: FileContext, diagnostic: ts.Diagnostic, node: ts.Node): Report {
  const { typescript: is } = context;
  const message = is.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const rule = `TS${diagnostic.code}`;
  const base = { node, kind: 'type', rule } as const;
  const lines = message.split('\n').map((line) => line.trim());
  const short = lines.length > 2 ? `${lines[0]!} ${lines.at(-1)!}` : lines.join(' ');
  if (UNKNOWN_IMPORTS.has(diagnostic.code)) {
    return { ...base, message: short, ...fixImport(context, node) };
  }
  const unknown = UNKNOWN.exec(message)?.slice(1).find(Boolean);
  const found = unknown !== undefined && fixUnknown(context, node, unknown.replace(/^"|"$/g, ''));
  if (found) return { ...base, ...found };
  const missing = MISSING.exec(message);
  if (missing) {
    const names = (missing[1] ?? missing[2] ?? '').split(', ');
    const mended = fixMissing(context, node, names);
    if (mended) return { ...base, ...mended };
  }
  return { ...base, message: short, ...fixValue(context, node) };
}

/** Diagnostics of the compiler about the documented packages. */
export function findTypeErrors(context: FileContext): Report[] {
  const { typescript: is, source, program } = context;
  const { fileName } = source;
  return program.service.getSemanticDiagnostics(fileName).flatMap((diagnostic): Report[] => {
    const { start, length = 0, code, category } = diagnostic;
    if (start === undefined || category !== is.DiagnosticCategory.Error) return [];
    const node = findNode(is, source, start, start + length);
    if (!concernsOwn(context, node)) return [];
    const message = is.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
    if (isJavaScript(fileName) && !isCertainInJavaScript(context, code, message, node)) return [];
    return [toReport(context, diagnostic, node)];
  });
}
