import type { CodeVariant } from './config.ts';
import { toJavaScriptName, type SourceFile } from './demo.ts';
import { flattenImports } from './sandbox.ts';

/** Returns the name of a file in the language it is shown in. */
export function getShownName({ name, sources }: SourceFile, codeVariant: CodeVariant): string {
  return codeVariant === 'JS' && sources.JS ? toJavaScriptName(name) : name;
}

/** Joins files, each under a comment with its name. */
export function joinFiles(files: readonly { name: string; code: string }[]): string {
  return files
    .map(({ name, code }) => {
      const title = name.endsWith('.css') ? `/* ${name} */` : `// ${name}`;
      return `${title}\n${code.trimEnd()}\n`;
    })
    .join('\n');
}

/** Joins the files of a demo as they are. Their imports lead to files in the same folder. */
export function joinCopiedFiles(files: readonly SourceFile[], codeVariant: CodeVariant): string {
  return joinFiles(
    files.map((file) => ({
      name: getShownName(file, codeVariant),
      code: flattenImports((file.sources[codeVariant] ?? file.sources.TS).code),
    })),
  );
}
