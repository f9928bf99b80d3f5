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

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Resolves the entities that HTML writers use; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : Number.NaN;
    if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity;
  });
}

function getContent(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head);
  return tag?.[1] === undefined ? undefined : decodeEntities(tag[1]);
}

/** Takes the head of a document apart; what it lacks is empty. */
export function parseDocumentHead(html: string): DocumentHead {
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    title: decodeEntities(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: getContent(head, 'description') ?? '',
    canonicalUrl: decodeEntities(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    image: getContent(head, 'og:image') ?? null,
    indexed: !/noindex/.test(getContent(head, 'robots') ?? ''),
  };
}
