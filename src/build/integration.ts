import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishSite } from './finish/finish-site.ts';

const directives = new URL('../enhance/directives/', import.meta.url);

/** Adds the two ways in which this site's islands wake, and finishes the built files. */
export function siteIntegration(): AstroIntegration {
  return {
    name: 'site',
    hooks: {
      'astro:config:setup'({ addClientDirective }) {
        for (const name of ['demo', 'interaction']) {
          addClientDirective({
            name,
            entrypoint: fileURLToPath(new URL(`${name}.ts`, directives)),
          });
        }
      },
      async 'astro:build:done'({ dir }) {
        await finishSite(fileURLToPath(dir));
      },
    },
  };
}
