import { decodeHTMLStrict } from 'entities/decode';

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
