/** A name that code can import. */
export interface ImportableName {
  name: string;
  /** Module as it is imported: `@mui/material/Button`. */
  module: string;
  /** Whether it is the module's default export. */
  isDefault: boolean;
  /** Whether it is only a type. */
  isType: boolean;
}

/** Replaces the text between two offsets. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
}

/** An import statement at the start of a line: what it imports, and the module. */
const IMPORT = /^import\b(?:\s+([^'"]*?)\s+from)?\s*(['"])([^'"\n]+)\2;?/gm;

/** What may come before the first import. */
const HEAD = /^(?:\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|(['"])use \w+\1;?))*[^\S\n]*\n?/;

function extendStatement(
  { index, clause, text }: { index: number; clause: string; text: string },
  { name, isDefault, isType }: ImportableName,
): TextChange | null {
  // `import type { … }` imports no value, and a namespace has no room for a name.
  if (clause.startsWith('type ') || clause.includes('*')) return null;
  const open = text.indexOf('{');
  if (isDefault) {
    const at = index + open;
    return open !== -1 && clause.startsWith('{') ? { from: at, to: at, insert: `${name}, ` } : null;
  }
  const added = isType ? `type ${name}` : name;
  if (open === -1) {
    const at = index + 'import '.length + clause.length;
    return { from: at, to: at, insert: `, { ${added} }` };
  }
  const inside = text.slice(open + 1, text.indexOf('}'));
  const kept = inside.trimEnd();
  const from = index + open + 1 + kept.length;
  const to = index + open + 1 + inside.length;
  if (kept.trim() === '') return { from, to, insert: ` ${added} ` };
  const comma = kept.endsWith(',') ? '' : ',';
  // One name per line stays so.
  const line = /\n([^\S\n]*)\S[^\n]*$/.exec(kept);
  return line
    ? { from, to, insert: `${comma}\n${line[1]}${added},\n` }
    : { from, to, insert: `${comma} ${added}${inside.slice(kept.length)}` };
}

/**
 * Returns the change that imports a name: it extends the statement that imports from the module, or
 * adds one after the last. Null if the code imports the name already.
 */
export function addImport(code: string, wanted: ImportableName): TextChange | null {
  const { name, module, isDefault, isType } = wanted;
  const statements = [...code.matchAll(IMPORT)].map((match) => ({
    index: match.index,
    text: match[0],
    clause: match[1] ?? '',
    module: match[3],
  }));
  const same = statements.filter((each) => each.module === module && each.clause !== '');
  const names = new RegExp(`(?:^|[\\s,{])${name.replaceAll('$', '\\$')}(?=$|[\\s,}])(?!\\s+as\\b)`);
  if (same.some(({ clause }) => names.test(clause))) return null;
  for (const statement of same) {
    const change = extendStatement(statement, wanted);
    if (change) return change;
  }
  const clause = isDefault ? name : `{ ${isType ? 'type ' : ''}${name} }`;
  const line = `import ${clause} from '${module}';`;
  const last = statements.at(-1);
  if (last) {
    const end = last.index + last.text.length;
    return { from: end, to: end, insert: `\n${line}` };
  }
  const start = HEAD.exec(code)?.[0].length ?? 0;
  return { from: start, to: start, insert: `${line}\n\n` };
}
