import {
  getSourcePath,
  type DemoSources,
  type DemoVariant,
  type SourceFile,
} from '../../core/demo/demo.ts';
import { getLibraryId, type DateLibrary } from '../../core/demo/date-library.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import type { ShownHealth } from '../../core/demo/health.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { fetchJson } from '../../state/site/fetch-file.ts';

/** The sources of a demo with its datasets. */
export interface LoadedSource {
  variants: readonly DemoVariant[];
  versions: PackageVersions;
  health: ShownHealth | null;
}

/** Returns the variant of a demo in a styling, or its first. */
export function findVariant(
  { variants }: Pick<LoadedSource, 'variants'>,
  styling: StylingVariant,
): DemoVariant | undefined {
  return variants.find((each) => each.styling === styling) ?? variants[0];
}

const loading = new Map<string, Promise<unknown>>();

/** Loads a file once; after a failure the next call tries again. */
function loadJson<T>(id: string): Promise<T> {
  let request = loading.get(id);
  if (!request) {
    request = fetchJson(getSourcePath(id));
    request.catch(() => loading.delete(id));
    loading.set(id, request);
  }
  return request as Promise<T>;
}

interface PastedRequest {
  id: string;
  library: DateLibrary;
  styling: StylingVariant;
  codeVariant: CodeVariant;
}

/** Loads the code of a demo that runs as pasted. Rejects if the request fails. */
export async function loadPastedCode({
  id,
  library,
  styling,
  codeVariant,
}: PastedRequest): Promise<string> {
  const { variants } = await loadJson<DemoSources>(getLibraryId(id, library));
  const variant = variants.find((each) => each.styling === styling) ?? variants[0];
  const main = variant?.files[0]?.sources;
  return variant?.pasted?.[codeVariant] ?? (main?.[codeVariant] ?? main?.TS)?.code ?? '';
}

/** Loads a demo's sources for a date library in all variants. Rejects if a request fails. */
export async function loadDemoSource(id: string, library: DateLibrary): Promise<LoadedSource> {
  const {
    variants,
    versions,
    health = null,
  } = await loadJson<DemoSources>(getLibraryId(id, library));
  return {
    versions,
    health,
    variants: await Promise.all(
      variants.map(async ({ shared, files, ...rest }) => ({
        ...rest,
        files: [...files, ...(await Promise.all(shared.map((each) => loadJson<SourceFile>(each))))],
      })),
    ),
  };
}
