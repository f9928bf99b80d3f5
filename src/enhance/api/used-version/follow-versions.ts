import products from '../../../../config/products.ts';
import { findProductFolder, readUsedVersionQuery } from '../../../core/settings/used-versions.ts';
import {
  adoptUsedVersion,
  followUsedVersions,
  usedVersionsStore,
} from '../../../state/settings/used-versions.ts';
import { insertStyle } from '../../site/lazy-style.ts';
import { showVersion } from './show-version.ts';
import styles from './UsedVersion.css?url';

/** Shows the page as of the release that the reader uses, now and after each change of it. */
export function followVersions(): void {
  const folder = findProductFolder(window.location.pathname, products);
  if (folder === null) return;
  const asked = readUsedVersionQuery(window.location.search);
  if (asked !== null) adoptUsedVersion(folder, asked);
  insertStyle(styles, null);
  let shown: string | undefined;
  const show = () => {
    const version = usedVersionsStore.get()[folder];
    if (version === shown) return;
    shown = version;
    void showVersion(folder, version ?? null);
  };
  show();
  usedVersionsStore.subscribe(show);
  followUsedVersions();
}
