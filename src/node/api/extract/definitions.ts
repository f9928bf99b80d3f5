import ts from 'typescript';
import type { ApiType } from '../../../core/api/model.ts';
import { parseComment, parseDeclarationComment } from './comments.ts';
import { findPackageFile } from './packages.ts';
import { TypeRenderer, type NamedTypes } from './type-text.ts';

/**
 * Reads the definitions of all named types and the types they refer to, except those with a page.
 */
export function readDefinitions(named: NamedTypes, paged: ReadonlySet<string>): ApiType[] {
  const definitions: ApiType[] = [];
  // A definition can name more types, which are appended to the map while it is iterated.
  for (const [name, { symbol, program }] of named) {
    if (paged.has(name)) continue;
    const declarations = (symbol.declarations ?? []).filter((each) => ts.isSourceFile(each.parent));
    const renderer = new TypeRenderer(program, named);
    const refs = new Set(declarations.flatMap((each) => renderer.getRefs(each)));
    refs.delete(name);
    const comment = parseComment(symbol);
    const deprecated = comment.tags.get('deprecated');
    const [first] = declarations;
    const place = first && findPackageFile(first.getSourceFile().fileName, program.packages);
    const from = program.packages.find((each) => program.getRootExports(each).get(name) === symbol);
    definitions.push({
      name,
      ...(place?.package.plan && { plan: place.package.plan }),
      ...(deprecated !== undefined && { deprecated }),
      ...(comment.description !== '' && { description: comment.description }),
      ...(from && { from: from.name }),
      text: declarations.map(renderDeclaration).join('\n\n'),
      ...(refs.size > 0 && { refs: [...refs].sort() }),
    });
  }
  return definitions.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The declaration as written, indented by two spaces, without ignored members and without the
 * `export` and `declare` keywords.
 */
function renderDeclaration(declaration: ts.Declaration): string {
  const start = declaration.getStart();
  const members = ts.isInterfaceDeclaration(declaration) ? [...declaration.members] : [];
  const hidden = members.filter((each) => parseDeclarationComment(each).tags.has('ignore'));
  let text = declaration.getText();
  for (const member of hidden.reverse()) {
    text = text.slice(0, member.getFullStart() - start) + text.slice(member.getEnd() - start);
  }
  return text
    .replace(/^(export )?(declare )?/, '')
    .replace(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}
