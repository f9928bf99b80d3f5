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

    // Folders of pages without a page of their own.
    { from: '/x/migration/', to: '/x/migration/migration-data-grid-v6/', status: 302 },
    { from: '/x/api/', to: '/x/api/data-grid/', status: 302 },

    // Guides of versions 4 and 5, and of the lab.
    {
      from: '/components/data-grid/accessibility/',
      to: '/x/react-data-grid/accessibility/',
      status: 301,
    },
    {
      from: '/components/data-grid/aggregation/',
      to: '/x/react-data-grid/aggregation/',
      status: 301,
    },
    {
      from: '/components/data-grid/api-object/',
      to: '/x/react-data-grid/api-object/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-definition/',
      to: '/x/react-data-grid/column-definition/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-dimensions/',
      to: '/x/react-data-grid/column-dimensions/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-groups/',
      to: '/x/react-data-grid/column-groups/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-header/',
      to: '/x/react-data-grid/column-header/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-menu/',
      to: '/x/react-data-grid/column-menu/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-ordering/',
      to: '/x/react-data-grid/column-ordering/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-pinning/',
      to: '/x/react-data-grid/column-pinning/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-spanning/',
      to: '/x/react-data-grid/column-spanning/',
      status: 301,
    },
    {
      from: '/components/data-grid/column-visibility/',
      to: '/x/react-data-grid/column-visibility/',
      status: 301,
    },
    {
      from: '/components/data-grid/columns/',
      to: '/x/react-data-grid/column-definition/',
      status: 301,
    },
    {
      from: '/components/data-grid/components/',
      to: '/x/react-data-grid/components/',
      status: 301,
    },
    { from: '/components/data-grid/demo/', to: '/x/react-data-grid/demo/', status: 301 },
    { from: '/components/data-grid/editing/', to: '/x/react-data-grid/editing/', status: 301 },
    { from: '/components/data-grid/events/', to: '/x/react-data-grid/events/', status: 301 },
    { from: '/components/data-grid/export/', to: '/x/react-data-grid/export/', status: 301 },
    { from: '/components/data-grid/faq/', to: '/x/react-data-grid/faq/', status: 301 },
    { from: '/components/data-grid/filtering/', to: '/x/react-data-grid/filtering/', status: 301 },
    {
      from: '/components/data-grid/getting-started/',
      to: '/x/react-data-grid/getting-started/',
      status: 301,
    },
    {
      from: '/components/data-grid/group-pivot/',
      to: '/x/react-data-grid/tree-data/',
      status: 301,
    },
    { from: '/components/data-grid/layout/', to: '/x/react-data-grid/layout/', status: 301 },
    {
      from: '/components/data-grid/localization/',
      to: '/x/react-data-grid/localization/',
      status: 301,
    },
    {
      from: '/components/data-grid/master-detail/',
      to: '/x/react-data-grid/master-detail/',
      status: 301,
    },
    { from: '/components/data-grid/overview/', to: '/x/react-data-grid/', status: 301 },
    {
      from: '/components/data-grid/pagination/',
      to: '/x/react-data-grid/pagination/',
      status: 301,
    },
    {
      from: '/components/data-grid/performance/',
      to: '/x/react-data-grid/performance/',
      status: 301,
    },
    { from: '/components/data-grid/pivoting/', to: '/x/react-data-grid/pivoting/', status: 301 },
    {
      from: '/components/data-grid/row-definition/',
      to: '/x/react-data-grid/row-definition/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-grouping/',
      to: '/x/react-data-grid/row-grouping/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-height/',
      to: '/x/react-data-grid/row-height/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-ordering/',
      to: '/x/react-data-grid/row-ordering/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-pinning/',
      to: '/x/react-data-grid/row-pinning/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-spanning/',
      to: '/x/react-data-grid/row-spanning/',
      status: 301,
    },
    {
      from: '/components/data-grid/row-updates/',
      to: '/x/react-data-grid/row-updates/',
      status: 301,
    },
    { from: '/components/data-grid/rows/', to: '/x/react-data-grid/row-definition/', status: 301 },
    { from: '/components/data-grid/scrolling/', to: '/x/react-data-grid/scrolling/', status: 301 },
    {
      from: '/components/data-grid/selection/',
      to: '/x/react-data-grid/row-selection/',
      status: 301,
    },
    { from: '/components/data-grid/sorting/', to: '/x/react-data-grid/sorting/', status: 301 },
    { from: '/components/data-grid/state/', to: '/x/react-data-grid/state/', status: 301 },
    { from: '/components/data-grid/style/', to: '/x/react-data-grid/style/', status: 301 },
    { from: '/components/data-grid/tree-data/', to: '/x/react-data-grid/tree-data/', status: 301 },
    {
      from: '/components/data-grid/virtualization/',
      to: '/x/react-data-grid/virtualization/',
      status: 301,
    },
    { from: '/components/date-picker/', to: '/x/react-date-pickers/date-picker/', status: 301 },
    {
      from: '/components/date-time-picker/',
      to: '/x/react-date-pickers/date-time-picker/',
      status: 301,
    },
    { from: '/components/time-picker/', to: '/x/react-date-pickers/time-picker/', status: 301 },
    {
      from: '/components/date-range-picker/',
      to: '/x/react-date-pickers/date-range-picker/',
      status: 301,
    },
    { from: '/components/pickers/', to: '/x/react-date-pickers/', status: 301 },
    { from: '/components/date-pickers/', to: '/x/react-date-pickers/', status: 301 },
    {
      from: '/x/react-date-pickers/static-date-picker/',
      to: '/x/react-date-pickers/date-picker/',
      status: 301,
    },
    {
      from: '/x/react-date-pickers/calendar-picker/',
      to: '/x/react-date-pickers/date-calendar/',
      status: 301,
    },
    {
      from: '/x/react-date-pickers/clock-picker/',
      to: '/x/react-date-pickers/time-clock/',
      status: 301,
    },
    {
      from: '/x/react-tree-view/rich-tree-view/customization/',
      to: '/x/react-tree-view/tree-item-customization/',
      status: 301,
    },
    {
      from: '/x/react-tree-view/customization/',
      to: '/x/react-tree-view/tree-item-customization/',
      status: 301,
    },
    {
      from: '/x/react-tree-view/migration/',
      to: '/x/migration/migration-tree-view-lab/',
      status: 301,
    },
    {
      from: '/components/tree-view/customization/',
      to: '/x/react-tree-view/tree-item-customization/',
      status: 301,
    },

    // Reference pages of versions 4 to 6, and names of other releases.
    { from: '/api/date-picker/', to: '/x/api/date-pickers/date-picker/', status: 301 },
    {
      from: '/api/desktop-date-picker/',
      to: '/x/api/date-pickers/desktop-date-picker/',
      status: 301,
    },
    {
      from: '/api/mobile-date-picker/',
      to: '/x/api/date-pickers/mobile-date-picker/',
      status: 301,
    },
    {
      from: '/api/static-date-picker/',
      to: '/x/api/date-pickers/static-date-picker/',
      status: 301,
    },
    { from: '/api/date-time-picker/', to: '/x/api/date-pickers/date-time-picker/', status: 301 },
    {
      from: '/api/desktop-date-time-picker/',
      to: '/x/api/date-pickers/desktop-date-time-picker/',
      status: 301,
    },
    {
      from: '/api/mobile-date-time-picker/',
      to: '/x/api/date-pickers/mobile-date-time-picker/',
      status: 301,
    },
    {
      from: '/api/static-date-time-picker/',
      to: '/x/api/date-pickers/static-date-time-picker/',
      status: 301,
    },
    { from: '/api/time-picker/', to: '/x/api/date-pickers/time-picker/', status: 301 },
    {
      from: '/api/desktop-time-picker/',
      to: '/x/api/date-pickers/desktop-time-picker/',
      status: 301,
    },
    {
      from: '/api/mobile-time-picker/',
      to: '/x/api/date-pickers/mobile-time-picker/',
      status: 301,
    },
    {
      from: '/api/static-time-picker/',
      to: '/x/api/date-pickers/static-time-picker/',
      status: 301,
    },
    { from: '/api/date-range-picker/', to: '/x/api/date-pickers/date-range-picker/', status: 301 },
    {
      from: '/api/desktop-date-range-picker/',
      to: '/x/api/date-pickers/desktop-date-range-picker/',
      status: 301,
    },
    {
      from: '/api/mobile-date-range-picker/',
      to: '/x/api/date-pickers/mobile-date-range-picker/',
      status: 301,
    },
    {
      from: '/api/static-date-range-picker/',
      to: '/x/api/date-pickers/static-date-range-picker/',
      status: 301,
    },
    { from: '/api/calendar-picker/', to: '/x/api/date-pickers/date-calendar/', status: 301 },
    { from: '/api/clock-picker/', to: '/x/api/date-pickers/time-clock/', status: 301 },
    { from: '/api/month-picker/', to: '/x/api/date-pickers/month-calendar/', status: 301 },
    { from: '/api/year-picker/', to: '/x/api/date-pickers/year-calendar/', status: 301 },
    { from: '/api/tree-view/', to: '/x/api/tree-view/tree-view/', status: 301 },
    { from: '/api/tree-item/', to: '/x/api/tree-view/tree-item/', status: 301 },
    {
      from: '/x/api/charts/cartesian-context-provider/',
      to: '/x/api/charts/chart-container/',
      status: 301,
    },
    { from: '/x/api/charts/drawing-provider/', to: '/x/api/charts/chart-container/', status: 301 },
    {
      from: '/x/api/charts/charts-axis-tooltip-content/',
      to: '/x/api/charts/default-charts-axis-tooltip-content/',
      status: 301,
    },
    {
      from: '/x/api/charts/charts-item-tooltip-content/',
      to: '/x/api/charts/default-charts-item-tooltip-content/',
      status: 301,
    },
    { from: '/api/data-grid/*', to: '/x/api/data-grid/:splat', status: 301 },

    // Removed languages are served in English. Product pages redirect, to have only one address.
    { from: '/:lang/x/*', to: '/x/:splat', status: 301 },
    { from: '/fr/*', to: '/:splat', status: 200 },
    { from: '/de/*', to: '/:splat', status: 200 },
    { from: '/ja/*', to: '/:splat', status: 200 },
  ],
} satisfies HostingConfig;
