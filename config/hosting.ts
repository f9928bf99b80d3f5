import type { HostingConfig } from '../src/core/hosting/config.ts';

/**
 * Headers and redirects of a static host. The build writes them to `_headers` and `_redirects`,
 * which the local server also uses.
 */
export default {
  headers: {
    '/*': {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    '/favicon.ico': { 'Content-Type': 'image/x-icon' },
    '/x/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Runs the reader's code, which may compute anything and reach nothing: in an origin of its own
    // even if it is opened by itself, and with no way to send anything.
    '/x/editor-frame/*': {
      'Content-Security-Policy': [
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        "script-src 'self' 'unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self' data:",
        "form-action 'none'",
        "base-uri 'none'",
      ].join('; '),
    },
    // That origin is none, so that its modules and fonts need permission.
    '/x/assets/editor-frame/*': { 'Access-Control-Allow-Origin': '*' },
  },
  /**
   * Written to a meta tag of each document, because it contains the hashes of the document's inline
   * scripts and other files do not need it. X-Frame-Options above controls framing.
   */
  contentSecurityPolicy: {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    // Emotion inserts rules at run time, and a static file cannot have a nonce.
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

    // Short links in published packages and emails, which cannot be changed.
    { from: '/r/x-get-license/', to: 'https://mui.com/pricing/', status: 302 },
    { from: '/r/x-license-eula/', to: 'https://mui.com/legal/mui-x-eula/', status: 302 },
    {
      from: '/r/x-license-trial/',
      to: '/x/introduction/licensing/#evaluate-a-commercial-package',
      status: 302,
    },
    {
      from: '/r/x-license-annual/',
      to: '/x/introduction/licensing/#annual-keys-in-production',
      status: 302,
    },
    {
      from: '/r/x-license-key-installation/',
      to: '/x/introduction/licensing/#license-key-installation',
      status: 302,
    },
    { from: '/r/x-data-grid-no-dimensions/', to: '/x/react-data-grid/layout/', status: 302 },
    { from: '/r/x-technical-support/', to: '/x/introduction/support/', status: 302 },
    {
      from: '/r/x-issue-template/',
      to: '/x/introduction/support/#make-a-reproduction',
      status: 302,
    },
    { from: '/r/x-pro-svg/', to: '/static/x/pro.svg', status: 302 },
    { from: '/r/x-premium-svg/', to: '/static/x/premium.svg', status: 302 },
    { from: '/r/x-pro-svg-link/', to: '/x/introduction/licensing/#pro-plan', status: 302 },
    { from: '/r/x-premium-svg-link/', to: '/x/introduction/licensing/#premium-plan', status: 302 },

    // Pages of earlier majors.
    { from: '/components/data-grid/', to: '/x/react-data-grid/', status: 301 },
    { from: '/components/tree-view/', to: '/x/react-tree-view/', status: 301 },
    { from: '/x/license/', to: 'https://mui.com/legal/mui-x-eula/', status: 301 },
    { from: '/x/advanced-components/', to: '/x/introduction/', status: 301 },
    {
      from: '/x/react-data-grid/columns/',
      to: '/x/react-data-grid/column-definition/',
      status: 301,
    },
    { from: '/x/react-data-grid/rows/', to: '/x/react-data-grid/row-definition/', status: 301 },
    { from: '/x/react-data-grid/selection/', to: '/x/react-data-grid/row-selection/', status: 301 },
    { from: '/x/react-data-grid/group-pivot/', to: '/x/react-data-grid/tree-data/', status: 301 },

    // Migration guides, formerly below their products.
    {
      from: '/x/react-data-grid/migration-v4/',
      to: '/x/migration/migration-data-grid-v4/',
      status: 301,
    },
    {
      from: '/x/react-data-grid/migration-v5/',
      to: '/x/migration/migration-data-grid-v5/',
      status: 301,
    },
    {
      from: '/x/react-date-pickers/migration-lab/',
      to: '/x/migration/migration-pickers-lab/',
      status: 301,
    },

    // Pickers renamed in version 6.
    {
      from: '/x/api/date-pickers/clock-picker/',
      to: '/x/api/date-pickers/time-clock/',
      status: 301,
    },
    {
      from: '/x/api/date-pickers/calendar-picker/',
      to: '/x/api/date-pickers/date-calendar/',
      status: 301,
    },
    {
      from: '/x/api/date-pickers/calendar-picker-skeleton/',
      to: '/x/api/date-pickers/day-calendar-skeleton/',
      status: 301,
    },
    {
      from: '/x/api/date-pickers/month-picker/',
      to: '/x/api/date-pickers/month-calendar/',
      status: 301,
    },
    {
      from: '/x/api/date-pickers/year-picker/',
      to: '/x/api/date-pickers/year-calendar/',
      status: 301,
    },

    // Addresses in the comments of the packages that no release has had.
    { from: '/x/api/charts/charts-tool-tip/', to: '/x/api/charts/charts-tooltip/', status: 301 },
    { from: '/x/react-charts/heatmap/', to: '/x/react-charts/heat-map/', status: 301 },
    { from: '/x/react-charts/treemap/', to: '/x/react-charts/tree-map/', status: 301 },
    { from: '/x/api/charts/circle-mark-element/', to: '/x/api/charts/mark-element/', status: 301 },
    {
      from: '/x/api/multi-input-date-range-field/',
      to: '/x/api/date-pickers/multi-input-date-range-field/',
      status: 301,
    },
    {
      from: '/x/api/multi-input-date-time-range-field/',
      to: '/x/api/date-pickers/multi-input-date-time-range-field/',
      status: 301,
    },
    {
      from: '/x/api/multi-input-time-range-field/',
      to: '/x/api/date-pickers/multi-input-time-range-field/',
      status: 301,
    },
    {
      from: '/x/api/single-input-date-range-field/',
      to: '/x/api/date-pickers/single-input-date-range-field/',
      status: 301,
    },
    {
      from: '/x/api/single-input-date-time-range-field/',
      to: '/x/api/date-pickers/single-input-date-time-range-field/',
      status: 301,
    },
    {
      from: '/x/api/single-input-time-range-field/',
      to: '/x/api/date-pickers/single-input-time-range-field/',
      status: 301,
    },

    // Removed languages are served in English. Product pages redirect, to have only one address.
    { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
    { from: '/fr/*', to: '/:splat', status: 200 },
    { from: '/de/*', to: '/:splat', status: 200 },
    { from: '/ja/*', to: '/:splat', status: 200 },
  ],
} satisfies HostingConfig;
