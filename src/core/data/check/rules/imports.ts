import { getImport, isOwnModule, replaceNode, type FileContext } from '../context.ts';
import { replaceImport } from '../fix-types.ts';

const GRID = /^DataGrid(Pro|Premium)?$/;

/** The grid that a package has; its other ones throw an error that names their package. */
const GRIDS: Readonly<Record<string, readonly string[]>> = {
  '@mui/x-data-grid': ['DataGrid'],
  '@mui/x-data-grid-pro': ['DataGridPro'],
  '@mui/x-data-grid-premium': ['DataGridPremium'],
};

/** Grids that a package declares only to say that they come from another one. */
export function checkStubs(context: FileContext): void {
  const { typescript: is, source } = context;
  for (const statement of source.statements) {
    const bindings = is.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    for (const specifier of bindings && is.isNamedImports(bindings) ? bindings.elements : []) {
      const found = getImport(context, specifier.name);
      const [expected] = GRIDS[found?.module ?? ''] ?? [];
      if (!found || !expected || !GRID.test(found.name) || found.name === expected) continue;
      // The free package does not declare them at all.
      if (expected === 'DataGrid') continue;
      context.report({
        node: specifier,
        kind: 'mistake',
        rule: 'wrong-package',
        message: `\`${found.module}\` has \`${expected}\`; its \`${found.name}\` only throws an error.`,
        fixes: [replaceImport(context, specifier, { name: expected, from: found.module })],
        page: '/x/introduction/errors/#messages-of-the-data-grid',
      });
    }
  }
}

/** Default imports of packages that have named exports only, which the compiler accepts. */
export function checkDefaultImports(context: FileContext): void {
  const { typescript: is, source, checker, reference } = context;
  for (const statement of source.statements) {
    if (!is.isImportDeclaration(statement) || !is.isStringLiteral(statement.moduleSpecifier))
      continue;
    const name = statement.importClause?.name;
    const { moduleSpecifier } = statement;
    if (!name || !isOwnModule(moduleSpecifier.text)) continue;
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    const names = module ? checker.getExportsOfModule(module).map((each) => each.name) : [];
    if (names.length === 0 || names.includes('default')) continue;
    const isThere = names.includes(name.text);
    const [from] = isThere ? [] : (reference.findExport(name.text)?.imports ?? []);
    const edits = [
      replaceNode(name, `{ ${name.text} }`),
      ...(from ? [replaceNode(moduleSpecifier, `'${from.from}'`)] : []),
    ];
    context.report({
      node: name,
      kind: 'mistake',
      rule: 'default-import',
      message: `\`${moduleSpecifier.text}\` has no default export. Import the name in braces.`,
      fixes: isThere || from ? [{ description: `Import \`{ ${name.text} }\``, edits }] : [],
      page: '/x/introduction/errors/#element-type-is-invalid-expected-a-string-but-got-undefined',
    });
  }
}
