import { useState } from 'react';
import themes from '../../../../config/themes.ts';
import { packTheme, THEME_PARAMETER } from '../../../core/editor/share/theme-address.ts';
import type { Scheme } from '../../../core/settings/custom-theme/controls.ts';
import {
  isDefaultTheme,
  NO_THEME,
  type CustomTheme,
} from '../../../core/settings/custom-theme/custom-theme.ts';
import type { Direction } from '../../../core/settings/settings.ts';
import { SegmentedControl } from '../../SegmentedControl.tsx';
import type { ThemeHistory } from './use-theme-history.ts';

/** The color schemes that are shown. */
export type View = Scheme | 'both';
const VIEWS: readonly View[] = ['light', 'dark', 'both'];
const DIRECTIONS: readonly Direction[] = ['ltr', 'rtl'];

function getAddress(theme: CustomTheme): string {
  const url = new URL(window.location.href);
  if (isDefaultTheme(theme)) url.searchParams.delete(THEME_PARAMETER);
  else url.searchParams.set(THEME_PARAMETER, packTheme(theme));
  url.hash = '';
  return url.href;
}

interface ShareProps {
  theme: CustomTheme;
  t: Label<'theming'>;
}

/** Copies an address with the theme, and shows it in the browser. */
function ShareButton({ theme, t }: ShareProps) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const address = getAddress(theme);
    window.history.replaceState(window.history.state, '', address);
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="button" onClick={() => void share()}>
      {isCopied ? t('theming.copied') : t('theming.share')}
    </button>
  );
}

interface Props {
  history: ThemeHistory;
  inspector: { isOpen: boolean; toggle: () => Promise<void> };
  /** Whether the demos of the site have this theme. */
  isUsed: boolean;
  onUse: (isUsed: boolean) => void;
  view: View;
  onView: (view: View) => void;
  direction: Direction;
  onDirection: (direction: Direction) => void;
  t: Label<'theming'>;
}

/** What can be done with the theme as a whole, and how the board shows it. */
export function ThemeBar(props: Props) {
  const { history, inspector, isUsed, onUse, view, onView, direction, onDirection, t } = props;
  const { theme, change, undo, redo, canUndo, canRedo } = history;
  return (
    <div className="theming-bar">
      <label>
        <span>{t('theming.startFrom')}</span>{' '}
        <select
          value=""
          onChange={(event) => {
            const found = themes.startingPoints.find(({ id }) => id === event.target.value);
            if (found) change(found.theme);
          }}
        >
          <option value="" disabled>
            {t('theming.choose')}
          </option>
          {themes.startingPoints.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="theming-actions">
        <button type="button" className="button" disabled={!canUndo} onClick={undo}>
          {t('theming.undo')}
        </button>
        <button type="button" className="button" disabled={!canRedo} onClick={redo}>
          {t('theming.redo')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isDefaultTheme(theme)}
          onClick={() => change(NO_THEME)}
        >
          {t('theming.reset')}
        </button>
        <ShareButton theme={theme} t={t} />
      </div>
      <button
        type="button"
        className="button"
        aria-pressed={inspector.isOpen}
        onClick={() => void inspector.toggle()}
      >
        {t('theming.inspect')}
      </button>
      <label className="theming-use">
        <input type="checkbox" checked={isUsed} onChange={(event) => onUse(event.target.checked)} />{' '}
        {t('theming.use')}
      </label>
      <SegmentedControl
        label={t('theming.show')}
        choices={VIEWS}
        value={view}
        getText={(each) => t(`theming.scheme.${each}`)}
        onChoose={onView}
      />
      <SegmentedControl
        label={t('theming.direction')}
        choices={DIRECTIONS}
        value={direction}
        getText={(each) => each.toUpperCase()}
        onChoose={onDirection}
      />
    </div>
  );
}
