import {
  CHART_SCALES,
  createChartColors,
  findClosePairs,
  type Sight,
} from '../../../core/settings/custom-theme/color.ts';
import { MOST_CHART_COLORS } from '../../../core/settings/custom-theme/custom-theme.ts';

interface Props {
  colors: readonly string[] | undefined;
  brand: string;
  onChange: (colors: readonly string[] | undefined) => void;
  t: Label<'theming'>;
}

/** How many series a scale starts with. */
const SERIES = 6;

/** The colors of the series: a scale from the brand, single colors, and which of them look alike. */
export function ChartColorsField({ colors, brand, onChange, t }: Props) {
  const close = colors ? findClosePairs(colors) : [];
  const sights = [...new Set(close.map(({ sight }) => sight))];
  const listPairs = (sight: Sight) =>
    close
      .filter((pair) => pair.sight === sight)
      .map(({ colors: [one, other] }) => `${one + 1}–${other + 1}`)
      .join(', ');
  const count = colors?.length ?? SERIES;
  return (
    <div className="theming-series">
      <div className="theming-actions">
        {CHART_SCALES.map((scale) => (
          <button
            key={scale}
            type="button"
            className="button"
            onClick={() => onChange(createChartColors(brand, scale, count))}
          >
            {t(`theming.scale.${scale}`)}
          </button>
        ))}
      </div>
      {colors ? (
        <>
          <ol>
            {colors.map((color, at) => (
              <li key={at}>
                <input
                  type="color"
                  aria-label={t('theming.series', { number: String(at + 1) })}
                  value={color}
                  onChange={(event) => onChange(colors.with(at, event.target.value))}
                />
              </li>
            ))}
          </ol>
          <div className="theming-actions">
            <button
              type="button"
              className="button"
              disabled={colors.length >= MOST_CHART_COLORS}
              onClick={() => onChange([...colors, brand])}
            >
              {t('theming.addSeries')}
            </button>
            <button
              type="button"
              className="button"
              disabled={colors.length <= 1}
              onClick={() => onChange(colors.slice(0, -1))}
            >
              {t('theming.removeSeries')}
            </button>
            <button type="button" className="button" onClick={() => onChange(undefined)}>
              {t('theming.defaultSeries')}
            </button>
          </div>
          {sights.length > 0 ? (
            <ul className="theming-warnings">
              {sights.map((sight) => (
                <li key={sight}>{t(`theming.sight.${sight}`, { pairs: listPairs(sight) })}</li>
              ))}
            </ul>
          ) : (
            <p>{t('theming.seriesDiffer')}</p>
          )}
        </>
      ) : null}
    </div>
  );
}
