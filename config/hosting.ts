import type { HostingConfig } from '../src/core/hosting.ts';

/**
 * What a static host has to answer besides the files. The build writes it to `_headers` and
 * `_redirects`; the local server obeys the same two files.
 */
export default {
  headers: {
    '/*': {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    '/x/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  /**
   * Stands in each document, because it names the hashes of that document's inline scripts, and so
   * that it is not repeated with every file. Framing is governed by X-Frame-Options above.
   */
  contentSecurityPolicy: {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    // Emotion inserts rules at run time, and a static file cannot carry a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  },
  redirects: [
    { from: '/', to: '/x/introduction/', status: 301 },
    { from: '/x/', to: '/x/introduction/', status: 301 },
    {
      from: '/x/react-data-grid/columns/',
      to: '/x/react-data-grid/column-definition/',
      status: 301,
    },
    { from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/', status: 301 },
    { from: '/x/advanced-components/', to: '/x/introduction/', status: 301 },
  ],
} satisfies HostingConfig;
