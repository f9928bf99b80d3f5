import { toHexColor } from './suggest-value.ts';

interface Props {
  /** Id of the field. */
  id: string;
  value: string;
  isColor: boolean;
  isTried: boolean;
  onChange: (value: string) => void;
  onTry: (isTried: boolean) => void;
  t: Label<'parts'>;
}

/** The value that the code below sets, and whether the page shows it already. */
export function ValueField({ id, value, isColor, isTried, onChange, onTry, t }: Props) {
  return (
    <div className="parts-property">
      <label htmlFor={id}>{t('parts.value')}</label>
      <input
        id={id}
        type="text"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {isColor ? (
        <input
          type="color"
          aria-label={t('parts.color')}
          value={toHexColor(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : null}
      <label className="parts-try">
        <input
          type="checkbox"
          checked={isTried}
          onChange={(event) => onTry(event.target.checked)}
        />{' '}
        {t('parts.try')}
      </label>
    </div>
  );
}
