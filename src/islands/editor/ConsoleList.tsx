import type { ConsoleEntry } from './use-console.ts';

interface Props {
  entries: readonly ConsoleEntry[];
  t: Label<'editor'>;
}

/** What the demo has printed since it last ran. */
export function ConsoleList({ entries, t }: Props) {
  if (entries.length === 0) return null;
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <details className="editor-console" open>
      <summary>{t('editor.console', { count: String(count) })}</summary>
      <ol>
        {entries.map(({ level, text, count: times }) => (
          <li key={`${level} ${text}`} data-level={level}>
            {times > 1 ? (
              <span
                className="editor-repeated"
                aria-label={t('editor.repeated', { count: String(times) })}
              >
                {times}
              </span>
            ) : null}
            <code dir="ltr">{text}</code>
          </li>
        ))}
      </ol>
    </details>
  );
}
