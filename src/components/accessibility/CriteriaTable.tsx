import { renderEvidence, type Rating } from '../../core/api/accessibility/rate.ts';
import { TableBox } from '../site/TableBox.tsx';

/** The ratings by all criteria. */
export function CriteriaTable({ ratings, t }: { ratings: readonly Rating[]; t: Label }) {
  return (
    <TableBox t={t}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('accessibility.criterion')}</th>
            <th scope="col">{t('accessibility.level')}</th>
            <th scope="col">{t('accessibility.resultHead')}</th>
            <th scope="col">{t('accessibility.evidence')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map((rating) => (
            <tr key={rating.criterion.id}>
              <th scope="row">
                {rating.criterion.id} {rating.criterion.name}
              </th>
              <td>{rating.criterion.level}</td>
              <td>{t(`accessibility.result.${rating.result}`)}</td>
              <td>{renderEvidence(rating)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
