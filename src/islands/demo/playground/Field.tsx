import { useId, useState } from 'react';
import { isRaw } from '../../../core/api/playground/address.ts';
import type { Control, Literal, Raw } from '../../../core/api/playground/control.ts';

interface Props {
  control: Control;
  /** What the reader set; undefined if nothing. */
  raw: Raw | undefined;
  /** The default of the prop as the reference says it. */
  standard: string | undefined;
  label: string;
  /** Id of the description. */
  describedBy: string;
  t: Label<'playground'>;
  onSet: (raw: Raw | undefined) => void;
}

type Of<Kind extends Control['kind']> = Omit<Props, 'control'> & {
  control: Extract<Control, { kind: Kind }>;
};

/** A default that is a literal, without its quotes. */
function getPlainDefault(standard: string | undefined): string {
  const text = standard?.trim() ?? '';
  return /^(['"`]?)[\w.%#/@() :-]{1,40}\1$/.test(text) ? text.replace(/^['"`]|['"`]$/g, '') : '';
}

function Switch({ raw, standard, label, describedBy, onSet }: Omit<Props, 'control' | 't'>) {
  return (
    <input
      type="checkbox"
      role="switch"
      className="playground-switch"
      checked={raw === undefined ? getPlainDefault(standard) === 'true' : raw === true}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => onSet(target.checked)}
    />
  );
}

interface TextProps extends Omit<Props, 'control' | 'raw'> {
  control: Control;
  /** What the field shows for the reader's value. */
  text: string;
  /** Reads a text; undefined if it is not a value. */
  read: (text: string) => unknown;
  inputMode?: 'decimal';
  suggestions?: readonly string[];
  isLong?: boolean;
}

/** A field whose text may not yet be a value: it is set as soon as it is one. */
function TextField(props: TextProps) {
  const { control, text, read, standard, label, describedBy, t, onSet } = props;
  const { inputMode, suggestions = [], isLong } = props;
  const list = useId();
  const error = useId();
  const [draft, setDraft] = useState<{ shown: string; text: string } | null>(null);
  // What is set elsewhere replaces what was typed.
  const shown = draft && draft.text === text ? draft.shown : text;
  const isWrong = shown !== '' && !isRaw(control, read(shown));
  const field = {
    className: 'playground-input',
    value: shown,
    'aria-label': label,
    'aria-describedby': isWrong ? error : describedBy,
    'aria-invalid': isWrong,
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const raw = read(value);
      const isValid = value !== '' && isRaw(control, raw);
      setDraft({ shown: value, text: isValid ? formatText(raw) : value === '' ? '' : text });
      if (isValid) onSet(raw);
      else if (value === '') onSet(undefined);
    },
  };
  return (
    <>
      {isLong ? (
        <textarea rows={3} placeholder={t('playground.styleHint')} {...field} />
      ) : (
        <input
          type="text"
          placeholder={getPlainDefault(standard)}
          inputMode={inputMode}
          list={suggestions.length > 0 ? list : undefined}
          {...field}
        />
      )}
      {suggestions.length > 0 ? (
        <datalist id={list}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      ) : null}
      {isWrong ? (
        <span id={error} className="playground-wrong">
          {t('playground.invalid')}
        </span>
      ) : null}
    </>
  );
}

/** The text of a value in a field: objects as JSON, lists with commas. */
function formatText(raw: Raw | undefined): string {
  if (raw === undefined || raw === null) return '';
  if (Array.isArray(raw)) return raw.join(', ');
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}

function readNumber(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text.trim();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readWords(text: string, numeric: boolean): unknown {
  const words = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return numeric ? words.map(readNumber) : words;
}

function Select({
  options,
  chosen,
  empty,
  ...props
}: Pick<Props, 'label' | 'describedBy'> & {
  options: readonly string[];
  /** Position of the chosen option; -1 if none is. */
  chosen: number;
  empty: string;
  onChoose: (index: number) => void;
}) {
  return (
    <select
      className="playground-input"
      value={String(chosen)}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onChange={({ target }) => props.onChoose(Number(target.value))}
    >
      <option value="-1">{empty}</option>
      {options.map((option, index) => (
        <option key={option} value={index}>
          {option}
        </option>
      ))}
    </select>
  );
}

function ChoiceField({ control, raw, standard, t, onSet, ...props }: Of<'choice'>) {
  const plain = getPlainDefault(standard);
  return (
    <Select
      {...props}
      options={control.options.map(String)}
      chosen={raw === undefined ? -1 : control.options.indexOf(raw as Literal)}
      empty={plain === '' ? t('playground.unset') : t('playground.defaultOption', { value: plain })}
      onChoose={(index) => onSet(control.options[index])}
    />
  );
}

function PresetField({ control, raw, t, onSet, ...props }: Of<'preset'>) {
  const options = Object.keys(control.options);
  return (
    <Select
      {...props}
      options={options}
      chosen={options.indexOf(String(raw))}
      empty={t('playground.unset')}
      onChoose={(index) => onSet(options[index])}
    />
  );
}

function ListField({ control, raw, label, describedBy, onSet }: Of<'list'>) {
  const chosen = Array.isArray(raw) ? (raw as readonly Literal[]) : [];
  return (
    <span
      className="playground-checks"
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
    >
      {control.options.map((option) => (
        <label key={String(option)}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              const next = control.options.filter((each) =>
                each === option ? target.checked : chosen.includes(each),
              );
              onSet(next.length === 0 ? undefined : next);
            }}
          />
          {String(option)}
        </label>
      ))}
    </span>
  );
}

function DateInput({
  iso,
  label,
  describedBy,
  onChange,
}: Pick<Props, 'label' | 'describedBy'> & {
  iso: Raw | undefined;
  onChange: (iso: string) => void;
}) {
  return (
    <input
      type="datetime-local"
      className="playground-input"
      min="1000-01-01T00:00"
      max="2999-12-31T23:59"
      value={typeof iso === 'string' ? iso.slice(0, 16) : ''}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function RangeField({ raw, label, t, onSet, ...props }: Of<'range'>) {
  const [start = null, end = null] = Array.isArray(raw) ? (raw as readonly Raw[]) : [];
  const set = (next: readonly Raw[]) =>
    onSet(next.every((each) => each === null) ? undefined : next);
  return (
    <span className="playground-range">
      <DateInput
        {...props}
        label={t('playground.from', { name: label })}
        iso={start}
        onChange={(iso) => set([iso || null, end])}
      />
      <DateInput
        {...props}
        label={t('playground.to', { name: label })}
        iso={end}
        onChange={(iso) => set([start, iso || null])}
      />
    </span>
  );
}

/** The field that sets one value by hand, by the kind of the value. */
export function Field({ control, ...props }: Props) {
  const text = formatText(props.raw);
  switch (control.kind) {
    case 'boolean':
    case 'log':
      return <Switch {...props} />;
    case 'choice':
      return <ChoiceField control={control} {...props} />;
    case 'preset':
      return <PresetField control={control} {...props} />;
    case 'list':
      return <ListField control={control} {...props} />;
    case 'date':
      return (
        <DateInput
          {...props}
          iso={props.raw}
          onChange={(iso) => props.onSet(iso === '' ? undefined : iso)}
        />
      );
    case 'range':
      return <RangeField control={control} {...props} />;
    case 'number':
      return (
        <TextField
          {...props}
          {...{ control, text }}
          read={readNumber}
          {...(control.words ? { suggestions: control.words } : { inputMode: 'decimal' })}
        />
      );
    case 'words':
      return (
        <TextField
          {...props}
          {...{ control, text }}
          read={(typed) => readWords(typed, control.numeric)}
        />
      );
    case 'style':
      return <TextField {...props} {...{ control, text }} read={readJson} isLong />;
    case 'text':
      return (
        <TextField
          {...props}
          {...{ control, text }}
          read={(typed) => typed}
          {...(control.suggestions && { suggestions: control.suggestions })}
        />
      );
  }
}
