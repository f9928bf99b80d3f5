import type ts from 'typescript';
import { areEqual, type EditedFile } from '../../../core/editor/files.ts';
import type {
  CompletionList,
  Description,
  Hover,
  Problem,
} from '../../../core/editor/language/language-service.ts';
import {
  isReported,
  JAVASCRIPT_OPTIONS,
  TYPESCRIPT_OPTIONS,
} from '../../../core/editor/language/options.ts';
import { completeModule } from './complete-modules.ts';
import { completeNames } from './completions.ts';
import { getDocumentation } from './documentation.ts';
import { createMemoryFiles } from './memory-files.ts';

/** Folder of the edited files. */
const FOLDER = '/demo/';
const ICONS_FOLDER = '/node_modules/@mui/icons-material/esm/';
const LIBRARY = '/node_modules/typescript/lib/';

/** Style sheets are no modules for the compiler. A bundler gives them these. */
const STYLES = `declare module '*.module.css' {
  const classes: { readonly [key: string]: string };
  export default classes;
}
declare module '*.css' {}
`;

const CATEGORIES = ['warning', 'error', 'suggestion', 'suggestion'] as const;

/** Checks, completes and explains the files of one demo. Every method reads the last `setFiles`. */
export interface LanguageCore {
  /** Adds declaration files, by their absolute paths. */
  addDeclarations: (files: ReadonlyMap<string, string>) => void;
  setFiles: (files: readonly EditedFile[]) => void;
  getProblems: () => Problem[];
  complete: (file: string, offset: number) => CompletionList | null;
  describeCompletion: (file: string, offset: number, label: string) => Description | null;
  hover: (file: string, offset: number) => Hover | null;
}

function isScript(name: string): boolean {
  return /\.[jt]sx?$/.test(name);
}

function isJavaScript(name: string): boolean {
  return /\.jsx?$/.test(name);
}

function toProblem(typescript: typeof ts, name: string, diagnostic: ts.Diagnostic): Problem {
  const { start = 0, length = 0, code, messageText, category, file } = diagnostic;
  const place = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
  return {
    file: name,
    start,
    end: start + length,
    line: place.line + 1,
    column: place.character + 1,
    code,
    message: typescript.flattenDiagnosticMessageText(messageText, '\n'),
    category: CATEGORIES[category],
  };
}

/**
 * Creates a language service over files in memory. `typescript` is the compiler, a parameter so
 * that the same code runs in a worker and in tests; `entryPoints` are the modules that imports are
 * completed with.
 */
export function createLanguageCore(
  typescript: typeof ts,
  entryPoints: readonly string[] = [],
): LanguageCore {
  const files = createMemoryFiles();
  const registry = typescript.createDocumentRegistry(true, '/');
  const versions = new Map<string, number>();
  let edited: readonly EditedFile[] = [];
  let change = 0;

  const readOptions = (options: object) =>
    typescript.convertCompilerOptionsFromJson(options, '/').options;
  const forTypeScript = readOptions(TYPESCRIPT_OPTIONS);
  const forJavaScript = readOptions(JAVASCRIPT_OPTIONS);
  const getOptions = () => (isJavaScript(edited[0]?.name ?? '') ? forJavaScript : forTypeScript);

  const write = (path: string, text: string) => {
    if (files.readFile(path) === text) return;
    files.write(path, text);
    versions.set(path, (versions.get(path) ?? 0) + 1);
  };
  write(`${FOLDER}styles.d.ts`, STYLES);

  const host: ts.LanguageServiceHost = {
    ...files,
    getCompilationSettings: getOptions,
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: (options) => LIBRARY + typescript.getDefaultLibFileName(options),
    getProjectVersion: () => String(change),
    getScriptFileNames: () => [
      ...edited.map(({ name }) => FOLDER + name).filter(isScript),
      `${FOLDER}styles.d.ts`,
    ],
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot(path) {
      const text = files.readFile(path);
      return text === undefined ? undefined : typescript.ScriptSnapshot.fromString(text);
    },
    useCaseSensitiveFileNames: () => true,
  };
  let service = typescript.createLanguageService(host, registry);

  const find = (name: string) => {
    const file = edited.find((each) => each.name === name);
    return file && isScript(name) ? { path: FOLDER + name, code: file.code } : null;
  };

  const listIcons = () =>
    files
      .readDirectory(ICONS_FOLDER, ['.d.ts'])
      .map((each) => each.slice(ICONS_FOLDER.length, -'.d.ts'.length))
      .filter((each) => each !== 'index');

  return {
    addDeclarations(added) {
      for (const [path, text] of added) files.write(path, text);
      change += 1;
      // The sources that it has parsed stay in the registry; what it resolved is out of date.
      service.dispose();
      service = typescript.createLanguageService(host, registry);
    },
    setFiles(next) {
      if (areEqual(next, edited)) return;
      for (const { name } of edited) {
        if (!next.some((each) => each.name === name)) files.remove(FOLDER + name);
      }
      for (const { name, code } of next) write(FOLDER + name, code);
      edited = next;
      change += 1;
    },
    getProblems() {
      return edited
        .filter(({ name }) => isScript(name))
        .flatMap(({ name }) =>
          [
            ...service.getSyntacticDiagnostics(FOLDER + name),
            ...service.getSemanticDiagnostics(FOLDER + name),
          ]
            .filter(({ code }) => !isJavaScript(name) || isReported(code))
            .map((diagnostic) => toProblem(typescript, name, diagnostic)),
        );
    },
    complete(name, offset) {
      const file = find(name);
      if (!file) return null;
      const modules = completeModule(file.code, offset, {
        entryPoints,
        files: edited.map((each) => each.name).filter((each) => each !== name),
        icons: listIcons,
      });
      if (modules) return modules;
      return completeNames(typescript, service, { ...file, offset, entryPoints });
    },
    describeCompletion(name, offset, label) {
      const file = find(name);
      const unset = [undefined, undefined, undefined, undefined] as const;
      const details = file && service.getCompletionEntryDetails(file.path, offset, label, ...unset);
      if (!details) return null;
      return {
        signature: typescript.displayPartsToString(details.displayParts),
        documentation: getDocumentation(typescript, details.documentation, details.tags),
      };
    },
    hover(name, offset) {
      const file = find(name);
      const info = file && service.getQuickInfoAtPosition(file.path, offset);
      if (!info) return null;
      return {
        start: info.textSpan.start,
        end: info.textSpan.start + info.textSpan.length,
        signature: typescript.displayPartsToString(info.displayParts),
        documentation: getDocumentation(typescript, info.documentation, info.tags),
      };
    },
  };
}
