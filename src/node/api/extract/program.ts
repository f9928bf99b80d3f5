import path from 'node:path';
import ts from 'typescript';
import { listEntryPoints, type TierPackage } from './packages.ts';

/** A type-checked program for one tier, which includes the lower tiers but not the higher ones. */
export interface TierProgram {
  package: TierPackage;
  /** Packages of this tier and the tiers below it, Community first. */
  packages: readonly TierPackage[];
  checker: ts.TypeChecker;
  /** Exports of a package's root, aliases resolved, by exported name. */
  getRootExports(of: TierPackage): ReadonlyMap<string, ts.Symbol>;
  /** Exports of any declaration file that the program has read. */
  getExports(file: string): ReadonlyMap<string, ts.Symbol> | undefined;
}

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  skipDefaultLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
};

/**
 * Creates one program per tier: a higher tier augments the modules of a lower one, so in a single
 * program its members would show up in the lower tier. Parsed files are shared.
 */
export function* createTierPrograms(packages: readonly TierPackage[]): Generator<TierProgram> {
  const paths = Object.fromEntries(
    packages.flatMap(({ name, folder }) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );
  const options = { ...OPTIONS, paths };
  const host = createSharedHost(options);
  for (const [index, tier] of packages.entries()) {
    yield createTierProgram(tier, packages.slice(0, index + 1), options, host);
  }
}

const sharedFiles = new Map<string, ts.SourceFile | undefined>();

/** Creates a host that parses each declaration file only once per process. */
function createSharedHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!sharedFiles.has(file)) sharedFiles.set(file, read(file, ...rest));
    return sharedFiles.get(file);
  };
  return host;
}

function createTierProgram(
  tier: TierPackage,
  packages: readonly TierPackage[],
  options: ts.CompilerOptions,
  host: ts.CompilerHost,
): TierProgram {
  const getRoot = ({ folder }: TierPackage) => path.join(folder, 'index.d.ts');
  const rootNames = packages.flatMap(listEntryPoints).map(({ file }) => file);
  const program = ts.createProgram({ rootNames, options, host });
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol> | undefined>();
  const getExports = (file: string) => {
    if (!known.has(file)) known.set(file, readExports(program.getSourceFile(file), checker));
    return known.get(file);
  };
  return {
    package: tier,
    packages,
    checker,
    getExports,
    getRootExports: (of) => getExports(getRoot(of)) ?? new Map<string, ts.Symbol>(),
  };
}

function readExports(file: ts.SourceFile | undefined, checker: ts.TypeChecker) {
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return undefined;
  return new Map(
    checker.getExportsOfModule(module).map((each) => [each.name, resolveAlias(each, checker)]),
  );
}

/** Returns the symbol that an import or re-export refers to. */
export function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
