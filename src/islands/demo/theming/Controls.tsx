import { memo, useState } from 'react';
import { createChartColors, deriveFromBrand } from '../../../core/settings/custom-theme/color.ts';
import {
  COLOR_CONTROLS,
  COMMON_CONTROLS,
  CONTROL_GROUPS,
  type ControlGroup,
} from '../../../core/settings/custom-theme/controls.ts';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { ColorField, CommonField } from './Field.tsx';

interface Props {
  theme: CustomTheme;
  onChange: (theme: CustomTheme, topic: string | null) => void;
  t: Label<'theming'>;
}

/** Series of a palette that is derived from a brand. */
const BRAND_SERIES = 6;

/** Returns the object with a value or, for undefined, without it. */
function withValue<Values extends object>(values: Values, name: keyof Values, value: unknown) {
  const { [name]: _, ...rest } = values;
  return value === undefined ? rest : { ...rest, [name]: value };
}

function Group({ group, theme, onChange, t }: Props & { group: ControlGroup }) {
  const brand = theme.light.primary ?? COLOR_CONTROLS[0]!.initial.light;
  const [isOpen, setOpen] = useState(group === 'palette');
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="theming-group"
    >
      <summary>{t(`theming.group.${group}`)}</summary>
      {isOpen ? (
        <div className="theming-fields">
          {COLOR_CONTROLS.filter((control) => control.group === group).map((control) => (
            <ColorField
              key={control.id}
              control={control}
              theme={theme}
              t={t}
              onChange={(scheme, value) =>
                onChange(
                  { ...theme, [scheme]: withValue(theme[scheme], control.id, value) },
                  `${scheme}.${control.id}`,
                )
              }
            />
          ))}
          {COMMON_CONTROLS.filter((control) => control.group === group).map((control) => (
            <CommonField
              key={control.id}
              control={control}
              value={theme.common[control.id]}
              brand={brand}
              t={t}
              onChange={(value) =>
                onChange(
                  { ...theme, common: withValue(theme.common, control.id, value) },
                  control.id,
                )
              }
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}

/** All settings of the theme in groups, the color of the brand first. */
export const Controls = memo(function Controls({ theme, onChange, t }: Props) {
  const setBrand = (brand: string) => {
    const { light, dark } = deriveFromBrand(brand);
    onChange(
      {
        light: { ...theme.light, ...light },
        dark: { ...theme.dark, ...dark },
        common: {
          ...theme.common,
          chartColors: createChartColors(brand, 'categorical', BRAND_SERIES),
        },
      },
      'brand',
    );
  };
  return (
    <div className="theming-controls">
      <label className="theming-brand">
        <input
          type="color"
          value={theme.light.primary ?? COLOR_CONTROLS[0]!.initial.light}
          onChange={(event) => setBrand(event.target.value)}
        />
        <span>
          <strong>{t('theming.brand')}</strong>
          <small>{t('theming.brandHint')}</small>
        </span>
      </label>
      {CONTROL_GROUPS.map((group) => (
        <Group key={group} {...{ group, theme, onChange, t }} />
      ))}
    </div>
  );
});
