/**
 * The outside services a deployment may talk to. Documents name those that are configured, and
 * none is asked for, loaded or allowed by the policy where they name none.
 */
export interface Services {
  /** Measurement id of the page tag (`G-…`). */
  analyticsId: string;
  /** Where feedback is posted, without a trailing slash; a path of this host, or another origin. */
  feedbackUrl: string;
  /** Style sheet of the icon font. */
  iconFont: string;
  /** Style sheet of the fonts that one demo page asks for. */
  extraFonts: string;
  /** A Typesense server to search, without a trailing slash. */
  searchUrl: string;
  /** A key of it that may search and nothing else. */
  searchKey: string;
  searchCollection: string;
}

/** Everything off. */
export const NO_SERVICES: Services = {
  analyticsId: '',
  feedbackUrl: '',
  iconFont: '',
  extraFonts: '',
  searchUrl: '',
  searchKey: '',
  searchCollection: '',
};

/** Name of the document's meta that lists the services. */
export const SERVICES_META = 'docs:services';

/** The content of the meta: what is configured; null where nothing is. */
export function renderServices(services: Services): string | null {
  const named = Object.entries(services).filter(([, value]) => value !== '');
  return named.length === 0 ? null : JSON.stringify(Object.fromEntries(named));
}

/** Reads the meta back; rubbish counts as nothing. */
export function parseServices(content: string | null): Services {
  try {
    const value = JSON.parse(content ?? '') as Partial<Record<keyof Services, unknown>> | null;
    const read = (name: keyof Services) => {
      const text = value?.[name];
      return typeof text === 'string' ? text : '';
    };
    return {
      analyticsId: read('analyticsId'),
      feedbackUrl: read('feedbackUrl'),
      iconFont: read('iconFont'),
      extraFonts: read('extraFonts'),
      searchUrl: read('searchUrl'),
      searchKey: read('searchKey'),
      searchCollection: read('searchCollection'),
    };
  } catch {
    return NO_SERVICES;
  }
}

/** Host of the page tag. */
export const TAG_ORIGIN = 'https://www.googletagmanager.com';

type Policy = Readonly<Record<string, readonly string[]>>;

function getOrigin(address: string): string[] {
  if (!/^https?:/.test(address)) return [];
  return [new URL(address).origin];
}

/** What the services need beyond the policy of a site without any. */
export function extendPolicy(policy: Policy, services: Services): Policy {
  const { analyticsId, feedbackUrl, iconFont, extraFonts, searchUrl } = services;
  const fontSheets = [...getOrigin(iconFont), ...getOrigin(extraFonts)];
  const tag = analyticsId === '' ? [] : [TAG_ORIGIN];
  const collectors =
    analyticsId === '' ? [] : ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
  const added: Policy = {
    'script-src': tag,
    'connect-src': [...tag, ...collectors, ...getOrigin(feedbackUrl), ...getOrigin(searchUrl)],
    'img-src': [...tag, ...collectors],
    'style-src': fontSheets,
    // The files of a font often lie on another host than its style sheet.
    'font-src': fontSheets.flatMap((origin) =>
      origin === 'https://fonts.googleapis.com' ? ['https://fonts.gstatic.com'] : [origin],
    ),
  };
  return Object.fromEntries(
    Object.entries(policy).map(([name, values]) => [
      name,
      [...new Set([...values, ...(added[name] ?? [])])],
    ]),
  );
}
