import type { CodeVariant } from '../../core/demo/config.ts';
import { toJavaScriptName, type DemoVariant } from '../../core/demo/demo.ts';

interface Props {
  variant: DemoVariant;
  codeVariant: CodeVariant;
  /** Place of the file that is shown; one that this variant lacks counts as the first. */
  file: number;
  onFileChange: (index: number) => void;
  t: Label<'demo'>;
}

/** The opened source of a demo; its datasets and style sheets are tabs. */
export function DemoCode({ variant, codeVariant, file, onFileChange, t }: Props) {
  const chosen = variant.files[file] ? file : 0;
  const shown = variant.files[chosen];
  if (!shown) return null;
  const source = shown.sources[codeVariant] ?? shown.sources.TS;
  return (
    <div className="demo-code" dir="ltr">
      {variant.files.length > 1 ? (
        <div className="demo-files" role="group" aria-label={t('demo.files')}>
          {variant.files.map(({ name, sources }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onFileChange(index)}
            >
              {codeVariant === 'JS' && sources.JS ? toJavaScriptName(name) : name}
            </button>
          ))}
        </div>
      ) : null}
      {/* The build highlighted this source; readers' input never reaches it. */}
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
