import { useId } from 'react';
import tables from 'virtual:labels/settings';
import { Icon } from '../../components/site/Icon.tsx';
import { DEFAULT_LANGUAGE, getLabels } from '../../core/i18n.ts';
import { dispatchTheme } from '../../state/settings/store.ts';
import { useThemeState } from '../../state/settings/use-settings.ts';
import { useModal } from '../use-modal.ts';
import { Choice, StoredChoice } from './Choice.tsx';
import { ColorSettings } from './ColorSettings.tsx';
import { DensitySettings } from './DensitySettings.tsx';
import { FeedbackSettings } from './FeedbackSettings.tsx';
import { VersionSettings } from './VersionSettings.tsx';

/** The settings button with its drawer. Changes apply immediately to the page and its demos. */
export function SettingsPanel({ language = DEFAULT_LANGUAGE }: { language?: string }) {
  const t = getLabels(tables, language);
  const { open, close, buttonProps, dialogProps } = useModal();
  const state = useThemeState();
  const title = useId();

  return (
    <>
      <button
        {...buttonProps}
        className="icon-button"
        aria-label={t('settings.title')}
        title={t('settings.title')}
      >
        <Icon name="settings" />
      </button>
      <dialog {...dialogProps} className="drawer" aria-labelledby={open ? title : undefined}>
        {open ? (
          <div className="drawer-body">
            <div className="drawer-head">
              <h2 id={title}>{t('settings.title')}</h2>
              <button
                type="button"
                className="icon-button"
                aria-label={t('settings.close')}
                onClick={close}
              >
                <Icon name="close" />
              </button>
            </div>
            <StoredChoice setting="mode" t={t} />
            <Choice
              setting="direction"
              t={t}
              value={state.direction}
              onChoose={(direction) => dispatchTheme({ type: 'CHANGE', payload: { direction } })}
            />
            <DensitySettings t={t} />
            <ColorSettings t={t} />
            <VersionSettings t={t} />
            <FeedbackSettings t={t} />
          </div>
        ) : null}
      </dialog>
    </>
  );
}
