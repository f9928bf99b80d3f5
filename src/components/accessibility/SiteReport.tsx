import type { SiteReport as Report } from '../../core/api/accessibility/site.ts';
import { TableBox } from '../site/TableBox.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';

interface Props {
  report: Report;
  /** What is shown: the site by all criteria, or what was found in demos. */
  of?: 'demos';
  t: Label;
}

/** How the pages of this site fare, or the components in its demos. */
export function SiteReport({ report: { evidence, ratings }, of, t }: Props) {
  const { measured, pages, demos, inDemos } = evidence;
  if (of === 'demos') {
    return (
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('accessibility.criterion')}</th>
              <th scope="col">{t('accessibility.evidence')}</th>
              <th scope="col">{t('accessibility.demos')}</th>
            </tr>
          </thead>
          <tbody>
            {inDemos.map(({ criterion, rule, help, demos: ids }) => (
              <tr key={`${criterion} ${rule}`}>
                <th scope="row">{criterion}</th>
                <td>
                  {help} ({rule})
                </td>
                <td>{ids.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    );
  }
  return (
    <>
      <p>
        {t('accessibility.siteMeasured', {
          date: measured,
          pages: String(pages),
          demos: String(demos),
        })}
      </p>
      <CriteriaTable ratings={ratings} t={t} />
    </>
  );
}
