import type { SiteConfig } from '../src/core/site/config.ts';

/** Where the site lives and which outside services it may talk to. An empty string switches a service off. */
export default {
  name: 'MUI X',
  origin: 'https://mui.com',
  /** The offline worker and production analytics run only where the host contains this. */
  productionHost: 'mui.com',
  homePath: '/x/introduction/',
  repository: 'https://github.com/mui/mui-x',
  /** Where the sources of pages and demos can be edited; the path inside the repository is appended. */
  sourceRoot: 'https://github.com/mui/mui-x/blob/v7.x/docs',
  /**
   * Named in every document and allowed by its policy where they are set: without an analytics id
   * nothing is measured, without a feedback address readers are led to a new issue, without a font
   * address no font is asked for. A font may be a path of this host. Without the address of a
   * Typesense server the site searches its own index; its key may search and nothing else.
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
