import type ts from 'typescript';
import {
  forEachNode,
  getComponent,
  getSymbol,
  isOwn,
  removeAttribute,
  replaceNode,
  type FileContext,
} from './context.ts';
import type { Report } from './finding.ts';

/** A name in code that stands for a member or an export of the documented packages. */
interface Use {
  node: ts.Node;
  symbol: ts.Symbol;
  /** Names of the component or interface, the best first. */
  owners: readonly string[];
}

function getDeclaredOwner(is: typeof ts, symbol: ts.Symbol): string[] {
  return (symbol.declarations ?? []).flatMap(({ parent }) =>
    is.isInterfaceDeclaration(parent) ? [parent.name.text] : [],
  );
}

function getUse(context: FileContext, node: ts.Node): Use | undefined {
  const { typescript: is, checker } = context;
  if (is.isJsxAttribute(node)) {
    const element = node.parent.parent;
    const component = getComponent(context, element);
    const symbol = checker.getContextualType(node.parent)?.getProperty(node.name.getText());
    if (!symbol || component === undefined || !isOwn(symbol)) return undefined;
    return { node: node.name, symbol, owners: [component, ...getDeclaredOwner(is, symbol)] };
  }
  if (is.isObjectLiteralElement(node) && node.name && is.isObjectLiteralExpression(node.parent)) {
    const type = checker.getContextualType(node.parent);
    const symbol = type?.getProperty(node.name.getText());
    if (!symbol || !isOwn(symbol)) return undefined;
    const names = [type?.aliasSymbol?.name, type?.symbol?.name].filter(
      (name) => name !== undefined,
    );
    return { node: node.name, symbol, owners: [...names, ...getDeclaredOwner(is, symbol)] };
  }
  if (is.isPropertyAccessExpression(node)) {
    const symbol = getSymbol(context, node.name);
    if (!symbol || !isOwn(symbol)) return undefined;
    return { node: node.name, symbol, owners: getDeclaredOwner(is, symbol) };
  }
  if (is.isImportSpecifier(node)) {
    const symbol = getSymbol(context, node.name);
    return symbol && isOwn(symbol) ? { node, symbol, owners: [] } : undefined;
  }
  return undefined;
}

/** `Use `slots` instead.` names what to use. */
const SUCCESSOR = /^Use (?:the )?`?(\w+)`?(?: prop)? instead/;

function getDeprecation({ typescript: is, checker }: FileContext, symbol: ts.Symbol) {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  if (!tag) return undefined;
  // A function is only deprecated if each of its overloads is.
  const { declarations = [] } = symbol;
  const isWhole = declarations.every((each) =>
    is.getJSDocTags(each).some(({ tagName }) => tagName.text === 'deprecated'),
  );
  return declarations.length > 1 && !isWhole ? undefined : is.displayPartsToString(tag.text).trim();
}

function toReports(context: FileContext, use: Use): Report[] {
  const { typescript: is, reference } = context;
  const { node, symbol, owners } = use;
  const name = is.isImportSpecifier(node) ? (node.propertyName ?? node.name).text : symbol.name;
  const entry = is.isImportSpecifier(node)
    ? reference.findExport(name)
    : owners.map((owner) => reference.find(owner, name)).find((each) => each !== undefined);
  const later = entry && reference.getLater(entry);
  const url = entry && new URL(entry.url);
  const page = url ? { page: url.pathname + url.hash } : {};
  const full = entry?.owner === undefined ? name : `${entry.owner}.${name}`;
  const removal = is.isJsxAttribute(node.parent) ? [removeAttribute(node.parent)] : [];
  if (later) {
    const message = `\`${full}\` came with ${later.since}, and the project has ${later.version}.`;
    return [{ node, kind: 'later', rule: 'later', message, fixes: removal, ...page }];
  }
  const deprecation = getDeprecation(context, symbol);
  if (deprecation === undefined) return [];
  const to = SUCCESSOR.exec(deprecation)?.[1];
  const fixes =
    to === undefined || is.isImportSpecifier(node)
      ? removal
      : [{ description: `Rename it to \`${to}\``, edits: [replaceNode(node, to)] }, ...removal];
  const message = `\`${full}\` is deprecated. ${deprecation}`.trim();
  return [{ node, kind: 'deprecated', rule: 'deprecated', message, fixes, ...page }];
}

/** Uses of what the project's release does not have yet, or what is going to be removed. */
export function findUses(context: FileContext): Report[] {
  const reports: Report[] = [];
  forEachNode(context, (node) => {
    const use = getUse(context, node);
    if (use) reports.push(...toReports(context, use));
  });
  return reports;
}
