import mdx from '@astrojs/mdx';
import { unified } from '@astrojs/markdown-remark';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import remarkDirective from 'remark-directive';
import site from '../../config/site.ts';
import { siteIntegration } from './integration.ts';
import { loadLicenseKey } from './load-config.ts';
import { remarkAuthor } from './page/remark-author.ts';
import { createSiteLoader } from './site/site-loader.ts';
import { sitePlugins } from './vite/plugin.ts';
import { chunkGroups } from './vite/chunks/groups.ts';

const loader = createSiteLoader();
const loadReferences = async () => (await loader.load()).references;

export default defineConfig({
  // Not validated here: the dev server has to start even with an invalid config, to report it.
  site: site.origin,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', assets: 'x/assets', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [
        remarkDirective,
        [remarkAuthor, { loadReferences, hasLicense: loadLicenseKey() !== null }],
      ],
      gfm: true,
      smartypants: false,
    }),
  },
  integrations: [mdx({ optimize: true }), react(), siteIntegration(loader)],
  vite: {
    plugins: [sitePlugins(loader)],
    resolve: {
      // Vite prefers another build of Moment.js than its locales and plugins extend.
      alias: [{ find: /^moment$/, replacement: 'moment/moment.js' }],
    },
    optimizeDeps: { entries: ['src/{islands,enhance}/**/*.{ts,tsx}', '!**/*.test.ts'] },
    build: {
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
});
