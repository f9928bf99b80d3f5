import { useEffect, useMemo, useRef, useState } from 'react';
import themes from '../../../../config/themes.ts';
import type { Direction } from '../../../core/settings/settings.ts';
import { SCHEMES, type Scheme } from '../../../core/settings/custom-theme/controls.ts';
import {
  isDefaultTheme,
  NO_THEME,
  type CustomTheme,
} from '../../../core/settings/custom-theme/custom-theme.ts';
import {
  packTheme,
  THEME_PARAMETER,
  unpackTheme,
} from '../../../core/editor/share/theme-address.ts';
import { readSiteTheme } from '../../../state/settings/site-theme.ts';
import {
  readThemeDraft,
  writeSiteTheme,
  writeThemeDraft,
} from '../../../state/settings/theme-draft.ts';
import { useThemeState } from '../../../state/settings/use-settings.ts';
import { createBoardTheme } from '../../../theme/create-custom-theme.ts';
import { renderVariables } from '../../../theme/create-demo-theme.ts';
import { Board } from './board/Board.tsx';
import { ContrastList } from './ContrastList.tsx';
import { Controls } from './Controls.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { useInspector } from '../use-inspector.ts';
import { useThemeHistory } from './use-theme-history.ts';

type View = Scheme | 'both';
const VIEWS: readonly View[] = ['light', 'dark', 'both'];

const PANELS = ['settings', 'contrast', 'export', 'import'] as const;
type Panel = (typeof PANELS)[number];

interface Start {
  theme: CustomTheme;
  /** What the address says that cannot be used. */
  notices: readonly string[];
}

/** The theme of the address, or that of the last visit. */
function readStart(): Start {
  const value = new URLSearchParams(window.location.search).get(THEME_PARAMETER);
  if (value === null) return { theme: readThemeDraft(), notices: [] };
  const read = unpackTheme(value);
  if ('reason' in read) return { theme: readThemeDraft(), notices: [read.reason] };
  return {
    theme: read.theme,
    notices: read.problems.map(({ name, problem }) => `${name} ${problem}.`),
  };
}

function getAddress(theme: CustomTheme): string {
  const url = new URL(window.location.href);
  if (isDefaultTheme(theme)) url.searchParams.delete(THEME_PARAMETER);
  else url.searchParams.set(THEME_PARAMETER, packTheme(theme));
  url.hash = '';
  return url.href;
}

/** Builds a theme: settings beside a board with the components of all products. */
export function ThemeBuilder({ t }: { t: Label<'theming'> }) {
  const [start] = useState(readStart);
  const site = useThemeState();
  const { theme, change, undo, redo, canUndo, canRedo } = useThemeHistory(start.theme);
  const [view, setView] = useState<View>(site.paletteMode);
  const [direction, setDirection] = useState<Direction>(site.direction);
  const [panel, setPanel] = useState<Panel>('settings');
  const [isCopied, setCopied] = useState(false);

  const boards = useRef<HTMLDivElement>(null);
  const inspector = useInspector(() => boards.current);
  const [isUsed, setUsed] = useState(() => readSiteTheme() !== null);

  useEffect(() => writeThemeDraft(theme), [theme]);
  useEffect(() => writeSiteTheme(isUsed ? theme : null), [isUsed, theme]);

  const variables = useMemo(
    () =>
      renderVariables(
        createBoardTheme(theme, { scheme: 'light', direction: 'ltr', container: null }),
      ),
    [theme],
  );
  const share = async () => {
    const address = getAddress(theme);
    window.history.replaceState(window.history.state, '', address);
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const shown = view === 'both' ? SCHEMES : [view];

  return (
    <>
      <style>{variables}</style>
      {start.notices.length > 0 ? (
        <div className="theming-notice" role="status">
          <p>{t('theming.leftOut')}</p>
          <ul>
            {start.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </div>
      ) : null}
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
          <button type="button" className="button" onClick={() => void share()}>
            {isCopied ? t('theming.copied') : t('theming.share')}
          </button>
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
          <input
            type="checkbox"
            checked={isUsed}
            onChange={(event) => setUsed(event.target.checked)}
          />{' '}
          {t('theming.use')}
        </label>
        <div className="segmented-control" role="group" aria-label={t('theming.show')}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {t(`theming.scheme.${each}`)}
            </button>
          ))}
        </div>
        <div className="segmented-control" role="group" aria-label={t('theming.direction')}>
          {(['ltr', 'rtl'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === direction}
              onClick={() => setDirection(each)}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </div>
      </div>
      <div className="theming-main">
        <div className="theming-side">
          <div className="segmented-control" role="group" aria-label={t('theming.panels')}>
            {PANELS.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === panel}
                onClick={() => setPanel(each)}
              >
                {t(`theming.panel.${each}`)}
              </button>
            ))}
          </div>
          {panel === 'settings' ? <Controls theme={theme} onChange={change} t={t} /> : null}
          {panel === 'contrast' ? <ContrastList theme={theme} onChange={change} t={t} /> : null}
          {panel === 'export' ? <ExportPanel theme={theme} t={t} /> : null}
          {panel === 'import' ? <ImportPanel onImport={(read) => change(read)} t={t} /> : null}
        </div>
        <div ref={boards} className="theming-boards">
          {shown.map((scheme) => (
            <Board key={`${scheme} ${direction}`} {...{ theme, scheme, direction, t }} />
          ))}
        </div>
      </div>
    </>
  );
}
