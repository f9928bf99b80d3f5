import type { Plugin } from 'vite';
import { loadConfig, loadLicenseKey } from '../../load-config.ts';
import { getLabelSection, loadLabels } from '../../site/load-labels.ts';
import { ICON_PACKAGE } from '../../../core/editor/runner/icon-group.ts';
import { listEntryPoints } from './entry-points.ts';
import { listIconGroups, renderIconGroup } from './icon-groups.ts';

const MODULES = 'virtual:frame-modules';
const LABELS = 'virtual:labels/';
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Writes an object of functions that import, by name. */
function toLoaders(imports: readonly (readonly [name: string, specifier: string])[]): string {
  const loaders = imports.map(
    ([name, specifier]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(specifier)})`,
  );
  return `export default {\n${loaders.join(',\n')}\n};`;
}

/** Provides what the frame's bundle needs from the build: modules to import, labels, the license. */
export function framePlugin(): Plugin {
  const packages = listEntryPoints();
  const icons = listIconGroups();
  return {
    name: 'site:editor-frame',
    enforce: 'pre',
    resolveId(id) {
      return /^virtual:(frame-modules|labels\/|license$)/.test(id) ? `\0${id}` : null;
    },
    // Readers need what React says during development: which component, and why. Its own check
    // of the mode would leave nothing of that build.
    transform(code, id) {
      if (!REACT.test(id)) return null;
      return { code: code.replaceAll('process.env.NODE_ENV', '"development"'), map: null };
    },
    load(id) {
      if (!id.startsWith('\0virtual:')) return null;
      const name = id.slice(1);
      if (name === 'virtual:license') return `export default ${JSON.stringify(loadLicenseKey())};`;
      if (name.startsWith(LABELS)) {
        const section = getLabelSection(
          loadLabels(loadConfig().locales),
          name.slice(LABELS.length),
        );
        return `export default ${JSON.stringify(section)};`;
      }
      const part = name.slice(MODULES.length + 1);
      if (part === '') {
        const names = [...packages.keys(), ICON_PACKAGE];
        return toLoaders(names.map((each) => [each, `${MODULES}/${each}`] as const));
      }
      if (part === ICON_PACKAGE) {
        return toLoaders(
          [...icons.keys()].map((each) => [each, `${MODULES}/icons/${each}`] as const),
        );
      }
      const names = icons.get(part.replace(/^icons\//, ''));
      if (names) return renderIconGroup(names);
      const specifiers = packages.get(part);
      return specifiers ? toLoaders(specifiers.map((each) => [each, each] as const)) : null;
    },
  };
}
