import { describe, expect, it } from 'vitest';
import { extendPolicy, NO_SERVICES, parseServices, renderServices } from './services.ts';

describe('renderServices', () => {
  it('returns the configured services, or null if there are none', () => {
    expect(renderServices(NO_SERVICES)).toBeNull();
    expect(renderServices({ ...NO_SERVICES, analyticsId: 'G-1' })).toBe('{"analyticsId":"G-1"}');
  });
});

describe('parseServices', () => {
  it('parses rendered services', () => {
    const services = {
      analyticsId: 'G-1',
      feedbackUrl: '/feedback',
      iconFont: '/static/icons.css',
      extraFonts: 'https://fonts.example/a.css?b="c"&d',
      searchUrl: 'https://search.example',
      searchKey: 'search-only',
      searchCollection: 'docs',
    };
    expect(parseServices(renderServices(services))).toEqual(services);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"analyticsId":7}',
    '{"analyticsId":null,"unknown":"x"}',
  ])('turns all services off for %j', (content) => {
    expect(parseServices(content)).toEqual(NO_SERVICES);
  });
});

describe('extendPolicy', () => {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
  };

  it('adds nothing for no services, or for services on this host', () => {
    expect(extendPolicy(policy, NO_SERVICES)).toEqual(policy);
    expect(
      extendPolicy(policy, { ...NO_SERVICES, feedbackUrl: '/feedback', iconFont: '/icons.css' }),
    ).toEqual(policy);
  });

  it('adds the tag and its collectors for an analytics id', () => {
    const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
    expect(extendPolicy(policy, { ...NO_SERVICES, analyticsId: 'G-1' })).toEqual({
      ...policy,
      'script-src': ["'self'", 'https://www.googletagmanager.com'],
      'connect-src': ["'self'", 'https://www.googletagmanager.com', ...collectors],
      'img-src': ["'self'", 'https://www.googletagmanager.com', ...collectors],
    });
  });

  it('adds the origin of the feedback service to connect-src', () => {
    expect(
      extendPolicy(policy, { ...NO_SERVICES, feedbackUrl: 'https://feedback.example/a/b' }),
    ).toEqual({ ...policy, 'connect-src': ["'self'", 'https://feedback.example'] });
  });

  it('adds the origin of the search service to connect-src', () => {
    expect(
      extendPolicy(policy, { ...NO_SERVICES, searchUrl: 'https://search.example/typesense' }),
    ).toEqual({ ...policy, 'connect-src': ["'self'", 'https://search.example'] });
  });

  it('adds the hosts of fonts, each once', () => {
    expect(
      extendPolicy(policy, {
        ...NO_SERVICES,
        iconFont: 'https://fonts.googleapis.com/icon?family=Material+Icons',
        extraFonts: 'https://fonts.googleapis.com/css2?family=Work+Sans',
      }),
    ).toEqual({
      ...policy,
      'style-src': ["'self'", 'https://fonts.googleapis.com'],
      'font-src': ["'self'", 'https://fonts.gstatic.com'],
    });
  });
});
