import { useId } from 'react';
import releases from 'virtual:api-releases';
import products from '../../../config/products.ts';
import type { UsedVersions } from '../../core/settings/used-versions.ts';
import { setUsedVersion, usedVersionsStore } from '../../state/settings/used-versions.ts';
import { useStore } from '../../state/use-store.ts';

const NONE: UsedVersions = {};

/** The release that the reader uses of each product. */
export function VersionSettings({ t }: { t: Label<'settings'> }) {
  const versions = useStore(usedVersionsStore, NONE);
  const hint = useId();
  const offered = products.filter(({ folder }) => releases[folder]);
  return (
    <fieldset className="setting" aria-describedby={hint}>
      <legend>{t('settings.versions')}</legend>
      <p id={hint} className="setting-hint">
        {t('settings.versionsHint')}
      </p>
      {offered.map(({ folder, name }) => (
        <label key={folder} className="setting-row">
          <span>{name}</span>
          <select
            dir="ltr"
            value={versions[folder] ?? ''}
            onChange={({ currentTarget }) => setUsedVersion(folder, currentTarget.value || null)}
          >
            <option value="">{t('settings.anyVersion')}</option>
            {releases[folder]!.map((release) => (
              <option key={release} value={release}>
                v{release}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        className="button"
        disabled={Object.keys(versions).length === 0}
        onClick={() => offered.forEach(({ folder }) => setUsedVersion(folder, null))}
      >
        {t('settings.resetVersions')}
      </button>
    </fieldset>
  );
}
