import { useId, useState } from 'react';
import type { ReadTheme, CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { readTokens } from '../../../core/settings/custom-theme/tokens.ts';

interface Props {
  onImport: (theme: CustomTheme) => void;
  t: Label<'theming'>;
}

/** Tokens are JSON with quoted names; everything else is code. */
async function readText(text: string): Promise<ReadTheme> {
  if (/^\s*\{\s*"/.test(text) && /"\$value"/.test(text)) return readTokens(text);
  // The compiler is large, and only a pasted theme needs it.
  const [{ default: typescript }, { readThemeCode }] = await Promise.all([
    import('typescript'),
    import('../../../core/settings/custom-theme/read-theme-code.ts'),
  ]);
  return readThemeCode(text, typescript);
}

/** Takes a theme that the reader has, and names what no setting stands for. */
export function ImportPanel({ onImport, t }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<ReadTheme | { error: string } | null>(null);
  const read = async () => {
    setReading(true);
    try {
      const found = await readText(text);
      setResult(found);
      onImport(found.theme);
    } catch (error) {
      setResult({ error: (error as Error).message });
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="theming-import">
      <label htmlFor={id}>{t('theming.importLabel')}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        placeholder="createTheme({ palette: { primary: { main: '#00695c' } } })"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="theming-actions">
        <button
          type="button"
          className="button"
          disabled={text.trim() === '' || isReading}
          onClick={() => void read()}
        >
          {isReading ? t('theming.reading') : t('theming.import')}
        </button>
      </div>
      <div role="status">
        {result === null ? null : 'error' in result ? (
          <p className="theming-error">{result.error}</p>
        ) : result.problems.length === 0 ? (
          <p>{t('theming.imported')}</p>
        ) : (
          <>
            <p>{t('theming.importedPart', { count: String(result.problems.length) })}</p>
            <ul>
              {result.problems.map(({ name, problem }) => (
                <li key={`${name} ${problem}`}>
                  <code>{name}</code> {problem}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
