import type { CodeVariant } from './config.ts';
import { toJavaScriptName, type SourceFile } from './demo.ts';
import { flattenImports } from './sandbox.ts';

/** Returns the name of a file in the language it is shown in. */
export function getShownName({ name, sources }: SourceFile, codeVariant: CodeVariant): string {
  return codeVariant === 'JS' && sources.JS ? toJavaScriptName(name) : name;
}

/**
 * Joins the files of a demo as they are, each under a comment with its name. Their imports lead to
 * files in the same folder.
 */
export function joinCopiedFiles(files: readonly SourceFile[], codeVariant: CodeVariant): string {
  return files
    .map((file) => {
      const name = getShownName(file, codeVariant);
      const { code } = file.sources[codeVariant] ?? file.sources.TS;
      const title = name.endsWith('.css') ? `/* ${name} */` : `// ${name}`;
      return `${title}\n${flattenImports(code).trimEnd()}\n`;
    })
    .join('\n');
}
