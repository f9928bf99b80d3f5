import type { CodeVariant } from '../../core/demo/config.ts';
import { getShownName } from '../../core/demo/copied-files.ts';
import type { DemoVariant } from '../../core/demo/demo.ts';

interface Props {
  variant: DemoVariant;
  codeVariant: CodeVariant;
  /** Index of the file to show; falls back to the first if this variant has fewer files. */
  file: number;
  onFileChange: (index: number) => void;
  t: Label<'demo'>;
}

/** The expanded source of a demo. Its datasets and style sheets are tabs. */
export function DemoCode({ variant, codeVariant, file, onFileChange, t }: Props) {
  const chosen = variant.files[file] ? file : 0;
  const shown = variant.files[chosen];
  if (!shown) return null;
  const source = shown.sources[codeVariant] ?? shown.sources.TS;
  return (
    <div className="demo-code" dir="ltr">
      {variant.files.length > 1 ? (
        <div className="demo-files" role="group" aria-label={t('demo.files')}>
          {variant.files.map((each, index) => (
            <button
              key={each.name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onFileChange(index)}
            >
              {getShownName(each, codeVariant)}
            </button>
          ))}
        </div>
      ) : null}
      {/* Safe as HTML: the build highlighted this source; it never contains reader input. */}
      <pre
        className="code"
        tabIndex={0}
        role="region"
        aria-label={t('demo.sourceOf', { name: shown.name })}
      >
        <code dangerouslySetInnerHTML={{ __html: source.html }} />
      </pre>
    </div>
  );
}
