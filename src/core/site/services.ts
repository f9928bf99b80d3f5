/**
 * External services that a deployment can use. Documents list the configured ones. All others are
 * not requested, not loaded and not allowed by the policy.
 */
export interface Services {
  /** Measurement id of the page tag (`G-…`). */
  analyticsId: string;
  /** Endpoint for feedback, without a trailing slash: a path on this host, or a URL. */
  feedbackUrl: string;
  /** Style sheet of the icon font. */
  iconFont: string;
  /** Style sheet of the fonts that a demo page uses. */
  extraFonts: string;
  /** URL of a Typesense server, without a trailing slash. */
  searchUrl: string;
  /** API key of that server, restricted to searching. */
  searchKey: string;
  searchCollection: string;
}

/** All services turned off. */
export const NO_SERVICES: Services = {
  analyticsId: '',
  feedbackUrl: '',
  iconFont: '',
  extraFonts: '',
  searchUrl: '',
  searchKey: '',
  searchCollection: '',
};

/** Name of the meta tag that lists the services. */
export const SERVICES_META = 'docs:services';

/** Returns the content of the meta tag as JSON; null if no service is configured. */
export function renderServices(services: Services): string | null {
  const named = Object.entries(services).filter(([, value]) => value !== '');
  return named.length === 0 ? null : JSON.stringify(Object.fromEntries(named));
}

/** Parses the content of the meta tag. Invalid content or fields turn services off. */
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

/** Adds the origins of the services to the given policy. Does not add directives. */
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
    // Google serves font files from another host than their style sheet.
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
