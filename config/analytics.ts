import type { ClickEvent } from '../src/core/site/config.ts';

/**
 * Clicks that are counted where analytics is configured and the reader agrees. An element that
 * carries event attributes of its own comes before this list. It stands here, so that no document
 * carries attributes that most copies of the site never use.
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
