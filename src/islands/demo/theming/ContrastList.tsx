import { useMemo } from 'react';
import { TEXT_CONTRAST } from '../../../core/settings/custom-theme/color.ts';
import { SCHEMES, type Scheme } from '../../../core/settings/custom-theme/controls.ts';
import {
  listContrastPairs,
  type ContrastPair,
} from '../../../core/settings/custom-theme/contrast-pairs.ts';
import type { CustomTheme } from '../../../core/settings/custom-theme/custom-theme.ts';
import { getPalettes } from '../../../theme/create-custom-theme.ts';

interface Props {
  theme: CustomTheme;
  onChange: (theme: CustomTheme, topic: string | null) => void;
  t: Label<'theming'>;
}

function mend(theme: CustomTheme, scheme: Scheme, { fix }: ContrastPair): CustomTheme {
  if (!fix) return theme;
  if (typeof fix.color === 'string') {
    return { ...theme, [scheme]: { ...theme[scheme], [fix.color]: fix.value } };
  }
  const colors = theme.common['chartColors'] as readonly string[];
  return {
    ...theme,
    common: { ...theme.common, chartColors: colors.with(fix.color.series, fix.value) },
  };
}

/** The contrast of what the components draw, with a color that passes for each pair that fails. */
export function ContrastList({ theme, onChange, t }: Props) {
  const pairs = useMemo(() => {
    const palettes = getPalettes(theme);
    return SCHEMES.map((scheme) => ({
      scheme,
      pairs: listContrastPairs(theme, scheme, palettes[scheme]),
    }));
  }, [theme]);
  const failing = pairs.flatMap((each) => each.pairs).filter(({ fix }) => fix).length;
  return (
    <div className="theming-contrast">
      <p role="status">
        {failing === 0 ? t('theming.allPass') : t('theming.somePass', { count: String(failing) })}
      </p>
      {pairs.map(({ scheme, pairs: own }) => (
        <table key={scheme}>
          <caption>{t(`theming.scheme.${scheme}`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('theming.pairName')}</th>
              <th scope="col">{t('theming.ratio')}</th>
              <th scope="col">WCAG 2.2</th>
            </tr>
          </thead>
          <tbody>
            {own.map((pair, at) => {
              const series = own.slice(0, at + 1).filter(({ id }) => id === 'series').length;
              const name = t(`theming.pair.${pair.id as 'textOnPaper'}`, {
                number: String(series),
              });
              return (
                <tr key={`${pair.id}${pair.id === 'series' ? series : ''}`}>
                  <th scope="row">
                    <span
                      className="theming-sample"
                      style={{ color: pair.front, background: pair.back }}
                      aria-hidden="true"
                    >
                      {pair.wanted === TEXT_CONTRAST ? 'Aa' : <span className="theming-dot" />}
                    </span>{' '}
                    {name}
                  </th>
                  <td>
                    {pair.ratio.toFixed(2)} <small>/ {pair.wanted}</small>
                  </td>
                  <td>
                    {pair.fix ? (
                      <button
                        type="button"
                        className="button"
                        aria-label={t('theming.makePassName', { name })}
                        onClick={() => onChange(mend(theme, scheme, pair), null)}
                      >
                        <span
                          className="theming-dot"
                          style={{ color: pair.fix.value }}
                          aria-hidden="true"
                        />{' '}
                        {t('theming.makePass')}
                      </button>
                    ) : (
                      pair.level
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
