import { formatSize } from '../../core/api/cost/format-size.ts';
import type { CostRow } from '../../core/api/cost/cost-rows.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { TableBox } from '../site/TableBox.tsx';

interface Props {
  rows: readonly CostRow[];
  t: Label;
}

/** What the components of a product add to three kinds of applications. */
export function CostTable({ rows, t }: Props) {
  return (
    <TableBox t={t}>
      <table className="cost-table">
        <thead>
          <tr>
            <th scope="col">{t('cost.component')}</th>
            <th scope="col">{t('cost.app.react')}</th>
            <th scope="col">{t('cost.app.material')}</th>
            <th scope="col">{t('cost.afterFirst')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, href, plan, react, material, after }) => (
            <tr key={name}>
              <th scope="row">
                <a href={href}>
                  <code>{name}</code>
                </a>
                {plan ? (
                  <>
                    {' '}
                    <PlanIcon plan={plan} t={t} />
                  </>
                ) : null}
              </th>
              <td>{formatSize(react)}</td>
              <td>{formatSize(material)}</td>
              <td>{after ? formatSize(after.gzip) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
