import ts from 'typescript';
import type { ApiMember, ApiParam, ApiSignature } from '../../../core/api/model.ts';
import { parseComment, type Comment, type CommentParam } from './comments.ts';
import { isOptional, tidyType, type TypeRenderer } from './type-text.ts';

/**
 * Reads a property with its own comment, or with `otherwise` if the declaration has no description.
 * Links stay as the package writes them.
 */
export function readMember(
  symbol: ts.Symbol,
  renderer: TypeRenderer,
  otherwise?: Comment,
): ApiMember {
  const own = parseComment(symbol);
  const comment = own.description === '' && otherwise ? mergeComments(own, otherwise) : own;
  const signature = readSignature(symbol, comment, renderer);
  return {
    name: symbol.name,
    ...renderer.renderSymbol(symbol),
    ...(!isOptional(symbol) && { required: true as const }),
    ...readFacts(comment),
    ...(signature && { signature }),
  };
}

function mergeComments(own: Comment, otherwise: Comment): Comment {
  const { description, params, returns } = otherwise;
  return {
    description,
    tags: new Map([...otherwise.tags, ...own.tags]),
    params: own.params.length > 0 ? own.params : params,
    ...((own.returns ?? returns) && { returns: own.returns ?? returns }),
  };
}

/** Reads the facts that every kind of member takes from its comment. */
export function readFacts({ description, tags }: Comment) {
  const initial = tags.get('default');
  const deprecated = tags.get('deprecated');
  const see = tags.get('see');
  return {
    ...(initial !== undefined && { default: initial }),
    ...(deprecated !== undefined && { deprecated }),
    description,
    ...(see !== undefined && see !== '' && { see: [see] }),
  };
}

/** Whether the package hides the symbol with `@ignore`. */
export function isIgnored(symbol: ts.Symbol): boolean {
  return parseComment(symbol).tags.has('ignore');
}

/** Reads the parameters and return value that the comment describes, with their declared types. */
function readSignature(
  symbol: ts.Symbol,
  { params, returns }: Comment,
  renderer: TypeRenderer,
): ApiSignature | undefined {
  if (params.length === 0 && !returns) return undefined;
  const { checker } = renderer.program;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const declared = findSignature(type);
  const owns = params.filter(({ name }) => !name.includes('.'));
  return {
    params: params.map((param) => {
      const place = owns.indexOf(param);
      return readParam(param, declared?.parameters[place], renderer);
    }),
    ...(returns && { returns: readReturns(returns, declared, renderer) }),
  };
}

/** Returns the signature of a function, or of the first function in a union. */
function findSignature(type: ts.Type): ts.Signature | undefined {
  const own = type.getCallSignatures();
  if (own.length > 0) return own[0];
  if (!type.isUnion()) return undefined;
  return type.types.flatMap((each) => each.getCallSignatures())[0];
}

function readParam(
  { name, type, description }: CommentParam,
  declared: ts.Symbol | undefined,
  renderer: TypeRenderer,
): ApiParam {
  const shown = declared ? renderer.renderSymbol(declared) : { type: tidyType(type ?? 'unknown') };
  return { name, ...shown, ...(description !== '' && { description }) };
}

function readReturns(
  { type, description }: CommentParam,
  declared: ts.Signature | undefined,
  renderer: TypeRenderer,
) {
  const written = declared?.getDeclaration()?.type;
  const shown = declared
    ? renderer.render(declared.getReturnType(), written)
    : { type: tidyType(type ?? 'unknown') };
  return { ...shown, ...(description !== '' && { description }) };
}
