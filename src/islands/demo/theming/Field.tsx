import { useId } from 'react';
import themes from '../../../../config/themes.ts';
import {
  getThemeKeyOf,
  SCHEMES,
  type ColorControl,
  type CommonControl,
  type Scheme,
} from '../../../core/settings/custom-theme/controls.ts';
import {
  readCommon,
  type CommonValue,
  type CustomTheme,
} from '../../../core/settings/custom-theme/custom-theme.ts';
import { ChartColorsField } from './ChartColorsField.tsx';

interface ResetProps {
  isSet: boolean;
  name: string;
  onReset: () => void;
  t: Label<'theming'>;
}

function Reset({ isSet, name, onReset, t }: ResetProps) {
  return (
    <button
      type="button"
      className="theming-reset"
      hidden={!isSet}
      aria-label={t('theming.resetOne', { name })}
      title={t('theming.resetOne', { name })}
      onClick={onReset}
    >
      ↺
    </button>
  );
}

interface ColorFieldProps {
  control: ColorControl;
  theme: CustomTheme;
  onChange: (scheme: Scheme, value: string | undefined) => void;
  t: Label<'theming'>;
}

/** A color of both schemes. */
export function ColorField({ control, theme, onChange, t }: ColorFieldProps) {
  const name = t(`theming.control.${control.id}`);
  return (
    <fieldset className="theming-field">
      <legend>{name}</legend>
      <code>{getThemeKeyOf(control)}</code>
      <div className="theming-colors">
        {SCHEMES.map((scheme) => {
          const value = theme[scheme][control.id];
          const shown = value ?? control.initial[scheme];
          return (
            <span
              key={scheme}
              className="theming-color"
              data-set={value !== undefined || undefined}
            >
              <label>
                <input
                  type="color"
                  value={shown}
                  onChange={(event) => onChange(scheme, event.target.value)}
                />
                <span>
                  {t(`theming.scheme.${scheme}`)} <small>{shown}</small>
                </span>
              </label>
              <Reset
                isSet={value !== undefined}
                name={`${name}, ${t(`theming.scheme.${scheme}`)}`}
                onReset={() => onChange(scheme, undefined)}
                t={t}
              />
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}

interface CommonFieldProps {
  control: CommonControl;
  value: CommonValue | undefined;
  onChange: (value: CommonValue | undefined) => void;
  brand: string;
  t: Label<'theming'>;
}

interface KindProps<Kind extends CommonControl['kind']> {
  control: Extract<CommonControl, { kind: Kind }>;
  id: string;
  name: string;
  value: CommonValue | undefined;
  onChange: (value: CommonValue | undefined) => void;
}

function NumberInputs({ control, id, name, value, onChange }: KindProps<'number'>) {
  const shown = Number(value ?? control.initial);
  const { min, max, step, unit } = control;
  return (
    <div className="theming-number">
      <input
        type="range"
        aria-label={name}
        {...{ min, max, step }}
        value={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <input
        key={shown}
        id={id}
        type="number"
        {...{ min, max, step }}
        defaultValue={shown}
        onChange={(event) => {
          const read = readCommon(control, event.target.valueAsNumber);
          if ('value' in read) onChange(read.value);
        }}
      />
      <span aria-hidden="true">{unit}</span>
    </div>
  );
}

function FontInput({ control, id, value, onChange }: KindProps<'font'>) {
  return (
    <>
      <input
        id={id}
        type="text"
        list={`${id}-fonts`}
        placeholder={control.initial}
        value={String(value ?? '')}
        onChange={(event) => {
          const read = readCommon(control, event.target.value);
          if (event.target.value === '') onChange(undefined);
          else if ('value' in read) onChange(read.value);
        }}
      />
      <datalist id={`${id}-fonts`}>
        {themes.fontFamilies.map((family) => (
          <option key={family} value={family} />
        ))}
      </datalist>
    </>
  );
}

interface ChoiceProps extends KindProps<'choice'> {
  t: Label<'theming'>;
}

function ChoiceInputs({ control, id, value, onChange, t }: ChoiceProps) {
  return (
    <div className="segmented-control">
      {control.choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={id}
            checked={(value ?? control.initial) === choice}
            onChange={() => onChange(choice === control.initial ? undefined : choice)}
          />
          <span>{t(`theming.choice.${choice as 'compact'}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** A setting that both schemes share. */
export function CommonField({ control, value, onChange, brand, t }: CommonFieldProps) {
  const id = useId();
  const name = t(`theming.control.${control.id}`);
  const themeKey = <code>{getThemeKeyOf(control)}</code>;
  if (control.kind === 'number' || control.kind === 'font') {
    const reset = () => onChange(undefined);
    return (
      <div className="theming-field">
        <div className="theming-field-head">
          <label htmlFor={id}>{name}</label>
          <Reset isSet={value !== undefined} name={name} onReset={reset} t={t} />
        </div>
        {themeKey}
        {control.kind === 'number' ? (
          <NumberInputs {...{ control, id, name, value, onChange }} />
        ) : (
          <FontInput {...{ control, id, name, value, onChange }} />
        )}
      </div>
    );
  }
  return (
    <fieldset className="theming-field">
      <legend>{name}</legend>
      {themeKey}
      {control.kind === 'choice' ? (
        <ChoiceInputs {...{ control, id, name, value, onChange, t }} />
      ) : (
        <ChartColorsField
          colors={value as readonly string[] | undefined}
          brand={brand}
          onChange={onChange}
          t={t}
        />
      )}
    </fieldset>
  );
}
