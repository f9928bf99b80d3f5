import { ACCESSIBILITY_PATH, type MatrixRow } from '../../core/api/accessibility/matrix.ts';
import { countResults } from '../../core/api/accessibility/rate.ts';
import { RESULTS, type Result } from '../../core/api/accessibility/result.ts';
import { getApiPathname, toHref, withHash } from '../../core/urls.ts';
import { TableBox } from '../site/TableBox.tsx';

interface Props {
  rows: readonly MatrixRow[];
  /** Names of the products by their folders. */
  products: Readonly<Record<string, string>>;
  t: Label;
}

/** One letter for each result, in the order of `RESULTS`. */
const LETTERS = 'spfnu';
const getLetter = (result: Result) => LETTERS[RESULTS.indexOf(result)]!;

function Select({
  name,
  label,
  options,
  t,
}: {
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
  t: Label;
}) {
  return (
    <label>
      <span>{label}</span>{' '}
      <select name={name} defaultValue="">
        <option value="">{t('accessibility.any')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All components by all criteria. A script filters the rows. */
export function AccessibilityMatrix({ rows, products, t }: Props) {
  const criteria = rows[0]?.ratings.map(({ criterion }) => criterion) ?? [];
  return (
    <div className="matrix" data-tool="matrix">
      <form className="matrix-filter" hidden>
        <Select
          name="product"
          label={t('accessibility.product')}
          options={Object.entries(products)}
          t={t}
        />
        <Select
          name="criterion"
          label={t('accessibility.criterion')}
          options={criteria.map(({ id, name }, at) => [String(at), `${id} ${name}`])}
          t={t}
        />
        <Select
          name="result"
          label={t('accessibility.resultHead')}
          options={RESULTS.map((each) => [getLetter(each), t(`accessibility.result.${each}`)])}
          t={t}
        />
        <output aria-live="polite" />
      </form>
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('accessibility.component')}</th>
              <th scope="col">{t('accessibility.result.supports')}</th>
              <th scope="col">{t('accessibility.result.partly')}</th>
              <th scope="col">{t('accessibility.result.fails')}</th>
              <th scope="col">{t('accessibility.result.notTested')}</th>
              <th scope="col">{t('accessibility.notMet')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ report: { component, product }, ratings, slug }) => {
              const counts = countResults(ratings);
              const notMet = ratings.filter(
                ({ result }) => result === 'partly' || result === 'fails',
              );
              return (
                <tr
                  key={component}
                  data-product={product}
                  data-ratings={ratings.map(({ result }) => getLetter(result)).join('')}
                >
                  <th scope="row">
                    <a href={withHash(getApiPathname(product, slug), 'accessibility')}>
                      <code>{component}</code>
                    </a>
                  </th>
                  <td>{counts.supports}</td>
                  <td>{counts.partly}</td>
                  <td>{counts.fails}</td>
                  <td>{counts.notTested}</td>
                  <td>{notMet.map(({ criterion }) => criterion.id).join(', ') || '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
      <p className="matrix-none" hidden>
        {t('accessibility.none')}{' '}
        <a href={toHref(ACCESSIBILITY_PATH)}>{t('accessibility.reset')}</a>
      </p>
    </div>
  );
}
