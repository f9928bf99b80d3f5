import path from 'node:path';
import typescript from 'typescript';

/** Type-checks modules as a strict project that has the packages would. */
export function checkTypes(modules: ReadonlyMap<string, string>): string[] {
  const options: typescript.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    target: typescript.ScriptTarget.ES2022,
    jsx: typescript.JsxEmit.ReactJSX,
  };
  const host = typescript.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => modules.has(name) || fileExists(name);
  host.readFile = (name) => modules.get(name) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = modules.get(name);
    return text === undefined
      ? getSourceFile(name, ...rest)
      : typescript.createSourceFile(name, text, typescript.ScriptTarget.ES2022);
  };
  const program = typescript.createProgram([...modules.keys()], options, host);
  return [...modules.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${path.basename(name)}: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
