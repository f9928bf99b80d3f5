import type { VersionsConfig } from '../src/core/site/config.ts';

/**
 * Where the generic menu of earlier majors leads. The release that is documented is the one whose
 * packages are installed.
 */
export default {
  earlier: [
    { major: 'v6', host: 'https://mui.com', path: '/x/introduction/' },
    { major: 'v5', host: 'https://v5.mui.com', path: '/x/introduction/' },
    { major: 'v4', host: 'https://v4.mui.com', path: '/components/data-grid/' },
  ],
} satisfies VersionsConfig;
