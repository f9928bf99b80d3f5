import { getDeclaration, type ApiDefinition } from '../../core/api/definitions.ts';
import { getChangeData } from '../../core/api/page-props.ts';
import { findTypeLinks, linkNames } from '../../core/api/links.ts';
import { findApiName } from '../../core/api/model.ts';
import { getApiDefinitionPath, getApiHistoryPath } from '../../core/urls.ts';
import { createFileWriter } from '../file-writer.ts';
import { highlight } from '../code/highlight.ts';
import type { ProductReference } from './load-reference.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Loads the definition that opens inline when a reader clicks a name. Null for an unknown name. */
export async function loadDefinition(
  { model, links }: ProductReference,
  name: string,
): Promise<ApiDefinition | null> {
  const declaration = getDeclaration(model, name);
  const found = findApiName(model, name);
  if (!declaration || !found) return null;
  const { plan, description = '' } = found.value;
  const from = found.kind === 'type' ? found.value.from : found.value.imports[0]?.from;
  const others = declaration.refs.filter((ref) => ref !== name);
  return {
    name,
    ...(plan === undefined ? {} : { plan }),
    ...(from === undefined ? {} : { from }),
    ...(description === ''
      ? {}
      : {
          description: renderMarkdown(description, {
            resolveLink: () => null,
            resolveName: () => null,
          }),
        }),
    code: linkNames(await highlight(declaration.text, 'ts'), others, links.getNameHref),
    uses: links.getUses(name),
  };
}

/**
 * Writes the files that API pages load on demand: one for all releases, and one for each definition
 * that a reader can open: those that documents link to, which `linked` names, and those that these
 * definitions mention.
 */
export async function writeReferenceFiles(
  folder: string,
  reference: ProductReference,
  linked: readonly string[],
): Promise<void> {
  const { product } = reference;
  const write = createFileWriter(folder);
  const opened = new Set(linked);
  // A set also visits what is added to it meanwhile.
  for (const name of opened) {
    const definition = await loadDefinition(reference, name);
    if (!definition)
      throw new Error(`${product.folder}: "${name}" is linked but has no definition.`);
    write(getApiDefinitionPath(product.folder, name), JSON.stringify(definition));
    for (const link of findTypeLinks(definition.code)) opened.add(link.name);
  }
  const changes = getChangeData(reference, reference.links);
  if (changes) write(getApiHistoryPath(product.folder), JSON.stringify(changes));
}
