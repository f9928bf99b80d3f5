/** A built reference page: its pathname and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Lists the features in which pages can differ: the kind, and each tag with its classes and role. */
function listFeatures({ path, html }: BuiltPage): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const sections = [...main.matchAll(/ data-api="([^"]+)"/g)].map(([, name]) => name!);
  const kind = [path.split('/')[3] ?? '', ...new Set(sections)].join(' ');
  const elements = [...main.matchAll(/<([a-z][\w-]*)([^>]*)>/g)].map(([, tag, attributes]) => {
    const marks = [...attributes!.matchAll(/ (?:class|role)="([^"]*)"/g)].map(([, it]) => it);
    return [tag, ...marks].join(' ');
  });
  return [kind, ...new Set(elements)];
}

/**
 * Selects pages, starting with the largest, that together have all features: every kind of page of
 * every product, and every element with its classes. Returns their pathnames.
 */
export function selectSamples(pages: readonly BuiltPage[]): string[] {
  const seen = new Set<string>();
  return [...pages]
    .sort((a, b) => b.html.length - a.html.length || a.path.localeCompare(b.path))
    .filter((page) => {
      const fresh = listFeatures(page).filter((feature) => !seen.has(feature));
      for (const feature of fresh) seen.add(feature);
      return fresh.length > 0;
    })
    .map(({ path }) => path);
}
