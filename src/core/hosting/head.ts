import { decodeHTMLStrict } from 'entities/decode';
import { encodeXML } from 'entities/escape';

/** Reads the head of a built document, so that whatever follows from it needs no other source. */
export interface DocumentHead {
  /** As text, entities resolved. */
  title: string;
  description: string;
  canonicalUrl: string;
  /** Address of the picture that other sites show. */
  image: string | null;
  /** Whether search engines may list the page. */
  indexed: boolean;
}

function getContent(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head);
  return tag?.[1] === undefined ? undefined : decodeHTMLStrict(tag[1]);
}

/** Takes the head of a document apart; what it lacks is empty. */
export function parseDocumentHead(html: string): DocumentHead {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    title: decodeHTMLStrict(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: getContent(head, 'description') ?? '',
    canonicalUrl: decodeHTMLStrict(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    image: getContent(head, 'og:image') ?? null,
    indexed: !/noindex/.test(getContent(head, 'robots') ?? ''),
  };
}

/** Renders `sitemap.xml`, addresses sorted. */
export function renderSitemap(urls: readonly string[]): string {
  const lines = [...new Set(urls)].sort().map((url) => `<url><loc>${encodeXML(url)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n');
}

/** Renders `robots.txt`: everything may be read, and there is the list of it. */
export function renderRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
