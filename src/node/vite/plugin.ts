import type { Plugin } from 'vite';
import type { SiteLoader } from '../site/site-loader.ts';
import { demoModules } from './demo-modules.ts';
import { devAnswers } from './dev-answers.ts';
import { devUpdates } from './dev-updates.ts';
import { playgroundModules } from './playground-modules.ts';
import { virtualModules } from './virtual-modules.ts';

/** Returns all Vite plugins of the site. */
export function sitePlugins(loader: SiteLoader): Plugin[] {
  return [
    virtualModules(loader),
    demoModules(),
    playgroundModules(loader),
    devAnswers(loader),
    devUpdates(loader),
  ];
}
