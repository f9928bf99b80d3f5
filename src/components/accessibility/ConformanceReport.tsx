import type { Conformance } from '../../core/api/accessibility/conformance.ts';
import { RESULTS } from '../../core/api/accessibility/result.ts';
import { TableBox } from '../site/TableBox.tsx';

/** More components than this are counted. */
const FEW = 6;

/** A table of VPAT 2.5: criterion, conformance level, remarks. */
export function ConformanceReport({ rows, t }: { rows: readonly Conformance[]; t: Label }) {
  return (
    <TableBox t={t}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('accessibility.criterion')}</th>
            <th scope="col">{t('accessibility.conformance')}</th>
            <th scope="col">{t('accessibility.remarks')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, clause, result, components }) => (
            <tr key={criterion.id}>
              <th scope="row">
                {criterion.id} {criterion.name} <small>(EN 301 549: {clause})</small>
              </th>
              <td>{t(`accessibility.result.${result}`)}</td>
              <td>
                {criterion.notApplicable ??
                  RESULTS.flatMap((each) => {
                    const names = components[each];
                    if (!names) return [];
                    const list =
                      names.length > FEW
                        ? t('accessibility.components', { count: String(names.length) })
                        : names.join(', ');
                    return [`${t(`accessibility.result.${each}`)}: ${list}.`];
                  }).join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
