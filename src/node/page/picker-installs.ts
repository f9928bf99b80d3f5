import { getPickerInstalls, type PickerInstall } from '../../core/demo/install-commands.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { loadPackageVersions } from '../load-config.ts';

let versions: PackageVersions | undefined;

/** Returns the commands of a `<PickerInstallTabs>` tag, by the value of its `plan`. */
export function loadPickerInstalls(plan: unknown): PickerInstall[] {
  versions ??= loadPackageVersions();
  return getPickerInstalls(plan === 'pro' ? 'pro' : null, versions);
}
