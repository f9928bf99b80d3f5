import { useMemo, useState } from 'react';
import type { SandboxInput } from '../../../core/demo/sandbox.ts';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { NO_THEME } from '../../../core/settings/custom-theme/custom-theme.ts';
import { printCss, printTailwind } from '../../../core/settings/custom-theme/print-css.ts';
import { printTheme } from '../../../core/settings/custom-theme/print-theme.ts';
import { printTokens } from '../../../core/settings/custom-theme/tokens.ts';
import { createExportedTheme } from '../../../theme/create-custom-theme.ts';
import { renderVariables } from '../../../theme/create-demo-theme.ts';
import { saveFile } from '../../save-file.ts';
import { SegmentedControl } from '../../SegmentedControl.tsx';
import { downloadProject } from '../download-project.ts';
import { openSandbox } from '../open-sandbox.ts';

const FORMATS: readonly { name: string; print: (theme: CustomTheme) => string }[] = [
  { name: 'theme.ts', print: (theme) => printTheme(theme, 'ts') },
  { name: 'theme.js', print: (theme) => printTheme(theme, 'js') },
  {
    name: 'theme.css',
    print: (theme) =>
      printCss(
        theme,
        renderVariables(createExportedTheme(theme)),
        renderVariables(createExportedTheme(NO_THEME)),
      ),
  },
  { name: 'tailwind.css', print: printTailwind },
  { name: 'theme.tokens.json', print: printTokens },
];

/** The theme as files. */
export function ExportPanel({ theme, t }: { theme: CustomTheme; t: Label<'theming'> }) {
  const [name, setName] = useState('theme.ts');
  const [copied, setCopied] = useState(false);
  const text = useMemo(
    () => FORMATS.find((format) => format.name === name)!.print(theme),
    [name, theme],
  );
  const [hasFailed, setFailed] = useState(false);
  const withProject = async (deliver: (input: SandboxInput) => Promise<void>) => {
    setFailed(false);
    try {
      const { createBoardProject } = await import('./board-project.ts');
      await deliver(createBoardProject(theme));
    } catch {
      setFailed(true);
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <div className="theming-export">
      <SegmentedControl
        label={t('theming.format')}
        choices={FORMATS.map((format) => format.name)}
        value={name}
        onChoose={setName}
      />
      <pre tabIndex={0} aria-label={name}>
        <code>{text}</code>
      </pre>
      <div className="theming-actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {copied ? t('theming.copied') : t('theming.copy')}
        </button>
        <button type="button" className="button" onClick={() => saveFile(name, text, 'text/plain')}>
          {t('theming.download')}
        </button>
      </div>
      <p>{t('theming.project')}</p>
      <div className="theming-actions">
        <button
          type="button"
          className="button"
          onClick={() => void withProject((input) => openSandbox('StackBlitz', input))}
        >
          {t('theming.openProject')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void withProject((input) => downloadProject('mui-x-theme', input))}
        >
          {t('theming.downloadProject')}
        </button>
        <span role="status">{hasFailed ? t('theming.projectFailed') : ''}</span>
      </div>
    </div>
  );
}
