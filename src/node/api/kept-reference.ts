import path from 'node:path';
import type { ApiModel } from '../../core/api/model.ts';
import { createMemory } from '../cache/build-cache.ts';
import type { ProductReference } from './load-reference.ts';
import { renderReference } from './render-reference.ts';

const memory = createMemory('reference', [path.join(import.meta.dirname, 'render-reference.ts')]);

/** The anchors of each page, by pathname. Descriptions link to them. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

/** Renders the descriptions of a reference as HTML, or takes them from an earlier build. */
export function renderKeptReference(
  { model, product, links }: Pick<ProductReference, 'model' | 'product' | 'links'>,
  anchors: Anchors,
): ApiModel {
  return memory.rememberSync([model, product, [...anchors]], () =>
    renderReference(model, links, (pathname) => anchors.get(pathname) ?? null),
  );
}
