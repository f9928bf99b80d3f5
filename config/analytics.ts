import type { ClickEvent } from '../src/core/site/config.ts';

/**
 * Clicks to count if analytics is configured and the reader consents. Event attributes on an
 * element take precedence. The clicks are listed here because most deployments have no analytics,
 * and their documents should not carry unused attributes.
 */
export default [
  { selector: '[data-copy]', category: 'code', action: 'click', label: 'copy' },
  { selector: '.demo-toggle', category: 'demo', action: 'expand' },
  { selector: '.demo-toolbar [data-toolbar-item]', category: 'demo', action: 'toolbar' },
  { selector: '.drawer :is(button, label)', category: 'settings', action: 'change' },
  { selector: '.header :is(a, button, summary)', category: 'header', action: 'click' },
  { selector: '.page-header a', category: 'ComponentLinkHeader', action: 'click', split: 0.1 },
  { selector: '[data-back-to-top]', category: 'docs', action: 'click', label: 'back-to-top' },
] satisfies ClickEvent[];
