import ts from 'typescript';

/** The parsed comment above a declaration. Links stay as the package writes them. */
export interface Comment {
  description: string;
  /** Text of the first tag of each name; empty for a tag without text. */
  tags: ReadonlyMap<string, string>;
  params: readonly CommentParam[];
  returns?: CommentParam;
}

export interface CommentParam {
  /** `params.x` for a field of an argument; empty for a return value. */
  name: string;
  /** Text between the braces. */
  type?: string;
  description: string;
}

const getText = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined) =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

/** Parses the comment of a symbol, taken from the first declaration that has one. */
export function parseComment(symbol: ts.Symbol): Comment {
  const known = parsed.get(symbol) ?? parseSymbolComment(symbol);
  parsed.set(symbol, known);
  return known;
}

const parsed = new WeakMap<ts.Symbol, Comment>();

function parseSymbolComment(symbol: ts.Symbol): Comment {
  const comments = (symbol.declarations ?? []).map(parseDeclarationComment);
  return comments.find(({ description, tags }) => description !== '' || tags.size > 0) ?? EMPTY;
}

const EMPTY: Comment = { description: '', tags: new Map(), params: [] };

/**
 * Parses the last comment above a node (earlier ones are detached). A variable's comment is on its
 * statement.
 */
export function parseDeclarationComment(node: ts.Node): Comment {
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const docs = ts.getJSDocCommentsAndTags(commented).filter(ts.isJSDoc);
  const doc = docs.at(-1);
  if (!doc) return EMPTY;
  const tags = new Map<string, string>();
  const params: CommentParam[] = [];
  let returns: CommentParam | undefined;
  for (const tag of doc.tags ?? []) {
    const name = tag.tagName.text;
    if (ts.isJSDocParameterTag(tag)) params.push(...parseParam(tag));
    else if (ts.isJSDocReturnTag(tag)) {
      returns = { name: '', ...parseTagType(tag), description: getText(tag.comment) };
    } else if (!tags.has(name)) tags.set(name, getTagText(tag));
  }
  const text = getText(doc.comment);
  // A note of the package's authors to themselves describes nothing.
  const description = /^TODO\b/.test(text) ? '' : text;
  return { description, tags, params, ...(returns && { returns }) };
}

/**
 * Returns the text of a tag as written, without the comment's asterisks. The compiler's own text
 * lacks the first word after `@see`, because it parses that word as a name.
 */
function getTagText(tag: ts.JSDocTag): string {
  const file = tag.getSourceFile();
  return file.text
    .slice(tag.tagName.end, tag.end)
    .replace(/\*\/\s*$/, '')
    .replace(/\r?\n[ \t]*\*?[ \t]?/g, '\n')
    .trim();
}

function parseTagType({ typeExpression }: ts.JSDocParameterTag | ts.JSDocReturnTag) {
  return typeExpression ? { type: typeExpression.getText().slice(1, -1).trim() } : {};
}

/** Parses a parameter and its nested fields. Drops the dash between name and description. */
function parseParam(tag: ts.JSDocParameterTag): CommentParam[] {
  const own = {
    name: tag.name.getText(),
    ...parseTagType(tag),
    description: getText(tag.comment).replace(/^-\s+/, ''),
  };
  const nested = tag.typeExpression?.type;
  const inner =
    nested && ts.isJSDocTypeLiteral(nested)
      ? (nested.jsDocPropertyTags ?? []).filter(ts.isJSDocParameterTag).flatMap(parseParam)
      : [];
  if (inner.length > 0) own.type = /^\{?\s*([\w.]+)/.exec(own.type ?? '')?.[1] ?? 'object';
  return [own, ...inner];
}
