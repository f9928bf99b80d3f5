import { getDeclaration, getDefinedNames, type ApiDefinition } from '../../core/api/definitions.ts';
import { getChangeData } from '../../core/api/page-props.ts';
import { linkNames } from '../../core/api/links.ts';
import { findApiName } from '../../core/api/model.ts';
import { getApiDefinitionPath, getApiHistoryPath } from '../../core/urls.ts';
import { forEachLimited } from '../for-each-limited.ts';
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

const CONCURRENCY = 16;

/** Writes the files that API pages load on demand: one per definition, and one for all releases. */
export async function writeReferenceFiles(
  folder: string,
  reference: ProductReference,
): Promise<void> {
  const { product, model } = reference;
  const write = createFileWriter(folder);
  await forEachLimited(getDefinedNames(model), CONCURRENCY, async (name) => {
    const definition = await loadDefinition(reference, name);
    write(getApiDefinitionPath(product.folder, name), JSON.stringify(definition));
  });
  const changes = getChangeData(reference, reference.links);
  if (changes) write(getApiHistoryPath(product.folder), JSON.stringify(changes));
}
