/** A part of the documentation of a name. `href` is set for links only. */
export interface DocumentationPart {
  kind: 'text' | 'code' | 'strong' | 'link';
  text: string;
  href?: string;
}

/** Code, bold text, links and the names of tags: what comments of the packages use of Markdown. */
const MARKED = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((https:\/\/[^)\s]+)\)|^(@\w+)/gm;

/** Splits a comment, written in Markdown, into what is shown differently. Keeps its lines. */
export function splitDocumentation(documentation: string): DocumentationPart[] {
  const parts: DocumentationPart[] = [];
  let end = 0;
  for (const match of documentation.matchAll(MARKED)) {
    const [whole, code, bold, label, href, tag] = match;
    if (match.index > end) {
      parts.push({ kind: 'text', text: documentation.slice(end, match.index) });
    }
    end = match.index + whole.length;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (href !== undefined) parts.push({ kind: 'link', text: label!, href });
    else parts.push({ kind: 'strong', text: (bold ?? tag)! });
  }
  if (end < documentation.length) parts.push({ kind: 'text', text: documentation.slice(end) });
  return parts;
}
