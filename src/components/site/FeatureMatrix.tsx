import type { FeatureMatrix as Matrix } from '../../core/api/combinations/matrix.ts';
import { toHref } from '../../core/urls.ts';
import { PlanIcon } from './PlanIcon.tsx';
import { TableBox } from './TableBox.tsx';

/** Which features of the grid work together: what fails in words, then every pair. */
export function FeatureMatrix({
  matrix: { measured, pairs, rows },
  t,
}: {
  matrix: Matrix;
  t: Label;
}) {
  return (
    <>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('features.feature')}</th>
              <th scope="col">{t('features.failures')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, failures }) => (
              <tr key={feature.id}>
                <th scope="row">
                  <a href={toHref(feature.page)}>{feature.name}</a>
                  {feature.plan === 'community' ? null : <PlanIcon plan={feature.plan} t={t} />}
                </th>
                <td>
                  {failures.length === 0 ? t('features.all') : null}
                  {failures.map(({ other, problem }, at) => (
                    <span key={other.id}>
                      {at > 0 ? <br /> : null}
                      <strong>{other.name}</strong>: {problem}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <p>{t('features.measured', { date: measured, pairs: String(pairs) })}</p>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('features.feature')}</th>
              {rows.map(({ feature }, at) => (
                <th key={feature.id} scope="col">
                  <abbr title={feature.name}>{at + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ feature, failures }, at) => (
              <tr key={feature.id}>
                <th scope="row" style={{ whiteSpace: 'nowrap' }}>
                  {at + 1} {feature.name}
                </th>
                {rows.map(({ feature: other }) => (
                  <td key={other.id}>
                    {other.id === feature.id
                      ? ''
                      : failures.some((failure) => failure.other.id === other.id)
                        ? '✗'
                        : '✓'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  );
}
