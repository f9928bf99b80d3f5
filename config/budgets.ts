import type { Budgets } from '../src/core/hosting/config.ts';

/**
 * Maximum compressed sizes in bytes, and maximum counts, for each kind of page. The build fails
 * above them. Elements and islands cost the processor, at each visit and at each change of a
 * setting.
 */
export default {
  'without demos': {
    html: 30 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
    elements: 1800,
    islands: 4,
    inlineListeners: 0,
  },
  // Includes the highlighted source of every demo, for readers without JavaScript.
  'with demos': {
    html: 36 * 1024,
    script: 20 * 1024,
    // A guide that shows parts of the reference also has the styles of its lists.
    style: 17 * 1024,
    firstDemo: 317 * 1024,
    elements: 6000,
    islands: 40,
    inlineListeners: 0,
  },
  'with a paid first demo': {
    html: 36 * 1024,
    script: 20 * 1024,
    style: 17 * 1024,
    firstDemo: 347 * 1024,
    elements: 6000,
    islands: 40,
    inlineListeners: 0,
  },
  // Loaded only for printing, and includes the source of every demo.
  'whole section': {
    html: 400 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
    elements: 35000,
    islands: 0,
    inlineListeners: 0,
  },
  'API reference': {
    html: 60 * 1024,
    script: 20 * 1024,
    style: 15 * 1024,
    elements: 9500,
    islands: 4,
    inlineListeners: 0,
  },
} satisfies Budgets;
