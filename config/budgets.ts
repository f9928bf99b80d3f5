import type { Budgets } from '../src/core/hosting/config.ts';

/** Maximum compressed sizes in bytes for each kind of page. The build fails above them. */
export default {
  'without demos': {
    html: 30 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
  },
  // Includes the highlighted source of every demo, for readers without JavaScript.
  'with demos': {
    html: 36 * 1024,
    script: 20 * 1024,
    // A guide that shows parts of the reference also has the styles of its lists.
    style: 17 * 1024,
    firstDemo: 342 * 1024,
  },
  'with a paid first demo': {
    html: 36 * 1024,
    script: 20 * 1024,
    style: 17 * 1024,
    firstDemo: 432 * 1024,
  },
  // Loaded only for printing, and includes the source of every demo.
  'whole section': {
    html: 400 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
  },
  'API reference': {
    html: 60 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
  },
} satisfies Budgets;
