import {
  drawCurve,
  formatValue,
  type RuntimeCurve as Curve,
} from '../../core/api/runtime/curve.ts';
import { TableBox } from '../site/TableBox.tsx';

const WIDTH = 560;
const HEIGHT = 220;
/** Places for the labels. */
const SPACE = { start: 74, top: 12, end: 110, bottom: 30 };
const COLORS = ['var(--accent)', 'var(--code-parameter)', 'var(--code-keyword)'];
/** So that series differ without their colors. */
const DASHES = [undefined, '7 4', '2 4'];

interface Props {
  curve: Curve;
  /** What the counts are: `Rows`. */
  counted: string;
  /** What the values are, for readers who cannot see the drawing. */
  title: string;
  t: Label;
}

/** Times or memory against rows, points or nodes, as a drawing and as a table. */
export function RuntimeCurve({ curve, counted, title, t }: Props) {
  const { xTicks, yTicks, lines } = drawCurve(curve, WIDTH, HEIGHT);
  return (
    <>
      <svg
        viewBox={`${-SPACE.start} ${-SPACE.top} ${SPACE.start + WIDTH + SPACE.end} ${SPACE.top + HEIGHT + SPACE.bottom}`}
        role="img"
        aria-label={title}
        direction="ltr"
        fontSize={12}
        style={{ maxWidth: '46rem', width: '100%', height: 'auto' }}
      >
        {yTicks.map(({ y, label }) => (
          <g key={label}>
            <line x1={0} x2={WIDTH} y1={y} y2={y} stroke="var(--border)" />
            <text x={-8} y={y + 4} textAnchor="end" fill="var(--text-muted)">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, label }) => (
          <text key={label} x={x} y={HEIGHT + 20} textAnchor="middle" fill="var(--text-muted)">
            {label}
          </text>
        ))}
        {lines.map(({ name, points }, at) => (
          <g key={name} stroke={COLORS[at]} fill={COLORS[at]}>
            <polyline
              points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
              fill="none"
              strokeWidth={2}
              strokeDasharray={DASHES[at]}
            />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x.toFixed(1)} cy={y.toFixed(1)} r={3} stroke="none" />
            ))}
            <text x={points.at(-1)!.x + 8} y={points.at(-1)!.y + 4} stroke="none">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{counted}</th>
              {curve.series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.counts.map((count, at) => (
              <tr key={count}>
                <th scope="row">{count.toLocaleString('en-US')}</th>
                {curve.series.map(({ name, values }) => (
                  <td key={name}>
                    {values[at] == null ? '–' : formatValue(values[at], curve.unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p>
        <small>{t('cost.machine', { machine: curve.machine, date: curve.measured })}</small>
      </p>
    </>
  );
}
