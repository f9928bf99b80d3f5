import type ts from 'typescript';
import type { Project } from '../project.ts';

/** What the identifiers of a project stand for. */
export interface Symbols {
  /** The symbol that an identifier stands for, in the file that declares it. */
  getSymbol: (identifier: ts.Node) => ts.Symbol | undefined;
  /** All identifiers in the project that stand for a symbol, except its declarations. */
  getUses: (symbol: ts.Symbol) => readonly ts.Identifier[];
  /** All identifiers in the project with a text. */
  getIdentifiers: (text: string) => readonly ts.Identifier[];
}

/** Creates the lookups for the files with these trees. */
export function createSymbols(
  { typescript, checker }: Project,
  sources: readonly ts.SourceFile[],
): Symbols {
  let identifiers: Map<string, ts.Identifier[]> | undefined;
  let imported: Map<ts.Symbol, Set<string>> | undefined;

  const getSymbol = (identifier: ts.Node): ts.Symbol | undefined => {
    const { parent } = identifier;
    const symbol =
      parent && typescript.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(identifier);
    if (symbol && symbol.flags & typescript.SymbolFlags.Alias) {
      return checker.getAliasedSymbol(symbol);
    }
    return symbol;
  };

  const index = () => {
    if (identifiers && imported) return { identifiers, imported };
    const byText = new Map<string, ts.Identifier[]>();
    const names = new Map<ts.Symbol, Set<string>>();
    const visit = (node: ts.Node) => {
      if (typescript.isIdentifier(node)) {
        const list = byText.get(node.text);
        if (list) list.push(node);
        else byText.set(node.text, [node]);
        const { parent } = node;
        const isLocalName =
          (typescript.isImportSpecifier(parent) && parent.propertyName !== undefined) ||
          typescript.isImportClause(parent);
        const symbol = isLocalName && parent.name === node ? getSymbol(node) : undefined;
        if (symbol) names.set(symbol, (names.get(symbol) ?? new Set()).add(node.text));
      }
      typescript.forEachChild(node, visit);
    };
    sources.forEach(visit);
    identifiers = byText;
    imported = names;
    return { identifiers, imported };
  };

  const getUses = (symbol: ts.Symbol): ts.Identifier[] => {
    const { identifiers: byText, imported: names } = index();
    return [symbol.name, ...(names.get(symbol) ?? [])].flatMap((text) =>
      (byText.get(text) ?? []).filter((node) => {
        const isName = symbol.declarations?.some(
          (declaration) => typescript.getNameOfDeclaration(declaration) === node,
        );
        return !isName && getSymbol(node) === symbol;
      }),
    );
  };

  return {
    getSymbol,
    getUses,
    getIdentifiers: (text) => index().identifiers.get(text) ?? [],
  };
}
