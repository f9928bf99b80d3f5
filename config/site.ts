import type { SiteConfig } from '../src/core/site/config.ts';

/** Addresses of the site and its external services. An empty string turns a service off. */
export default {
  name: 'MUI X',
  origin: 'https://mui.com',
  /** The offline worker and production analytics run only if the host contains this. */
  productionHost: 'mui.com',
  homePath: '/x/introduction/',
  assistantsPath: '/x/introduction/assistants/',
  repository: 'https://github.com/mui/mui-x',
  /** Base URL for editing pages and demos. The path from the project root is appended. */
  sourceRoot: 'https://github.com/mui/mui-x/blob/v7.x/docs',
  /**
   * Services that are set are listed in every document and allowed by its policy. Without an
   * analytics id nothing is measured. Without a feedback URL, feedback links to a new issue.
   * Without a font URL no font is requested. A font can also be a path on this host. Without the
   * URL of a Typesense server the site searches its own index. Restrict the key to searching.
   */
  services: {
    analyticsId: '',
    feedbackUrl: '',
    iconFont: '',
    extraFonts: '',
    searchUrl: '',
    searchKey: '',
    searchCollection: '',
  },
} satisfies SiteConfig;
