import { useEffect, useMemo, useRef, useState } from 'react';
import type { Direction } from '../../../core/settings/settings.ts';
import { SCHEMES } from '../../../core/settings/custom-theme/controls.ts';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { THEME_PARAMETER, unpackTheme } from '../../../core/editor/share/theme-address.ts';
import { readSiteTheme } from '../../../state/settings/site-theme.ts';
import {
  readThemeDraft,
  writeSiteTheme,
  writeThemeDraft,
} from '../../../state/settings/theme-draft.ts';
import { useThemeState } from '../../../state/settings/use-settings.ts';
import { createBoardTheme } from '../../../theme/create-custom-theme.ts';
import { renderVariables } from '../../../theme/create-demo-theme.ts';
import { SegmentedControl } from '../../SegmentedControl.tsx';
import { useInspector } from '../use-inspector.ts';
import { Board } from './board/Board.tsx';
import { ContrastList } from './ContrastList.tsx';
import { Controls } from './Controls.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { ThemeBar, type View } from './ThemeBar.tsx';
import { useThemeHistory } from './use-theme-history.ts';

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

/** Builds a theme: settings beside a board with the components of all products. */
export function ThemeBuilder({ t }: { t: Label<'theming'> }) {
  const [start] = useState(readStart);
  const site = useThemeState();
  const history = useThemeHistory(start.theme);
  const { theme, change } = history;
  const [view, setView] = useState<View>(site.paletteMode);
  const [direction, setDirection] = useState<Direction>(site.direction);
  const [panel, setPanel] = useState<Panel>('settings');

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
      <ThemeBar
        {...{ history, inspector, isUsed, view, direction, t }}
        onUse={setUsed}
        onView={setView}
        onDirection={setDirection}
      />
      <div className="theming-main">
        <div className="theming-side">
          <SegmentedControl
            label={t('theming.panels')}
            choices={PANELS}
            value={panel}
            getText={(each) => t(`theming.panel.${each}`)}
            onChoose={setPanel}
          />
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
