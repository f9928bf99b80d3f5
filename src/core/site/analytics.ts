/**
 * Events sent to analytics.
 */

/** Event attributes of an element, unparsed. `split` is the share of clicks to send. */
export interface EventAttributes {
  category: string;
  action: string | null;
  label: string | null;
  split: string | null;
}

export type Event = [name: string, parameters: Record<string, unknown>];

/** Returns the event of a click; null if it is not sampled. `draw`: random number below 1. */
export function getClickEvent(attributes: EventAttributes, draw: number): Event | null {
  const split = Number(attributes.split);
  if (split && split < draw) return null;
  return [attributes.category, { eventAction: attributes.action, eventLabel: attributes.label }];
}

export interface PageFacts {
  title: string;
  /** Path and query in their canonical form, without a hash. */
  location: string;
  productId: string | null;
  productCategoryId: string | null;
}

export function getPageView({ title, location, productId, productCategoryId }: PageFacts): Event {
  return [
    'page_view',
    { page_title: title, page_location: location, productId, productCategoryId },
  ];
}

/** Device and preferences of the reader. */
export interface UserFacts {
  codeVariant: string;
  userLanguage: string;
  devicePixelRatio: number;
  deviceDark: boolean;
  colorScheme: string;
  codeStylingVariant: string;
  /** Stored layouts of the API pages, by their storage key. */
  apiLayouts: Readonly<Record<string, string | null>>;
}

export function getUserProperties(facts: UserFacts): Record<string, string | number> {
  return {
    codeVariant: facts.codeVariant,
    userLanguage: facts.userLanguage,
    devicePixelRatio: Math.round(facts.devicePixelRatio * 10) / 10,
    colorSchemeOS: facts.deviceDark ? 'dark' : 'light',
    colorScheme: facts.colorScheme,
    codeStylingVariant: facts.codeStylingVariant,
    ...Object.fromEntries(
      Object.entries(facts.apiLayouts).map(([key, value]) => [key, value ?? 'none']),
    ),
  };
}

/** Share of the sessions that report web vitals. */
export const VITALS_THRESHOLD = 0.0001;

/** Parses the stored draw of a session. Returns null unless it is a number from 0 to 1. */
export function parseDraw(stored: string | null): number | null {
  const value = stored === null || stored === '' ? Number.NaN : Number(stored);
  return value >= 0 && value <= 1 ? value : null;
}

export interface Vital {
  name: string;
  value: number;
  delta: number;
  id: string;
}

export function getVitalEvent({ name, value, delta, id }: Vital): Event {
  return [
    name,
    {
      value: delta,
      metric_label: 'Web Vitals',
      metric_value: value,
      metric_delta: delta,
      metric_id: id,
    },
  ];
}

export type Consent = 'granted' | 'denied';

export function parseConsent(stored: string | null): Consent | null {
  return stored === 'granted' || stored === 'denied' ? stored : null;
}
