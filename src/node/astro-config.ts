import mdx from '@astrojs/mdx';
import { unified } from '@astrojs/markdown-remark';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import remarkDirective from 'remark-directive';
import { siteIntegration } from './integration.ts';
import { loadConfig } from './load-config.ts';
import { remarkAuthor } from './page/remark-author.ts';
import { sitePlugin } from './vite/plugin.ts';
import { chunkGroups } from './vite/chunk-groups.ts';

export default defineConfig({
  site: loadConfig().site.origin,
  output: 'static',
  trailingSlash: 'always',
  build: { format: 'directory', assets: 'x/assets', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: unified({
      remarkPlugins: [remarkDirective, remarkAuthor],
      gfm: true,
      smartypants: false,
    }),
  },
  integrations: [mdx({ optimize: true }), react(), siteIntegration()],
  vite: {
    plugins: [sitePlugin()],
    // All that demos import is prepared when the dev server starts, not page by page with a reload.
    optimizeDeps: {
      entries: ['content/**/demos/*.tsx', 'src/{islands,enhance}/**/*.{ts,tsx}', '!**/*.test.ts'],
    },
    build: {
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
});
