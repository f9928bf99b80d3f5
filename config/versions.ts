import type { VersionsConfig } from '../src/core/site/config.ts';

/** The release that is documented, and where the generic menu of earlier majors leads. */
export default {
  current: 'v7.29.13',
  earlier: [
    { major: 'v6', host: 'https://mui.com', path: '/x/introduction/' },
    { major: 'v5', host: 'https://v5.mui.com', path: '/x/introduction/' },
    { major: 'v4', host: 'https://v4.mui.com', path: '/components/data-grid/' },
  ],
} satisfies VersionsConfig;
