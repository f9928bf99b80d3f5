import type { VersionsConfig } from '../src/core/site/config.ts';

/**
 * Links of the generic menu to earlier majors. Each has a host of its own, because the origin of
 * this site documents the release of the installed packages.
 */
export default {
  earlier: [
    { major: 'v6', host: 'https://v6.mui.com', path: '/x/introduction/' },
    { major: 'v5', host: 'https://v5.mui.com', path: '/x/introduction/' },
    { major: 'v4', host: 'https://v4.mui.com', path: '/components/data-grid/' },
  ],
} satisfies VersionsConfig;
