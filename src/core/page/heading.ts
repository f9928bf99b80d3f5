/** A heading of a page that can be linked to. Only h2 and h3 have an id. */
export interface Heading {
  depth: 2 | 3;
  id: string;
  text: string;
}

/**
 * Returns the id of a heading: lower case, without tags, apostrophes and emoji, each run of spaces
 * and punctuation replaced by one hyphen.
 */
export function slugify(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/['’`]/g, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns a function that makes ids unique within one page: the second `x` becomes `x-2`. */
export function createSlugger(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const base = slugify(text) || 'section';
    let slug = base;
    for (let i = 2; used.has(slug); i += 1) slug = `${base}-${i}`;
    used.add(slug);
    return slug;
  };
}
