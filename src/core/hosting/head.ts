import { decodeHTMLStrict } from 'entities/decode';

/** Metadata from the head of a built document. */
export interface DocumentHead {
  /** Plain text with entities decoded. */
  title: string;
  description: string;
  canonicalUrl: string;
  /** URL of the image for link previews. */
  image: string | null;
  /** Whether search engines may list the page. */
  indexed: boolean;
}

function getContent(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head);
  return tag?.[1] === undefined ? undefined : decodeHTMLStrict(tag[1]);
}

/** Parses the head of a document. Missing texts are empty, a missing image is null. */
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
