import type { MatrixRow } from '../../core/api/accessibility/matrix.ts';
import { isPlaygroundState } from '../../core/api/accessibility/states.ts';

interface Props {
  rows: readonly MatrixRow[];
  /** By the folder. */
  products: Readonly<Record<string, string>>;
  t: Label;
}

/** A component of the page, as the script of its tool reads it. */
export interface StatesEntry {
  component: string;
  slug: string;
}

/** The place of the tool that opens components in states, with what it is before its script has loaded. */
export function StatesHost({ rows, products, t }: Props) {
  const own = rows.filter(({ report: { component, states } }) =>
    states.some((state) => !isPlaygroundState(component, state)),
  );
  const entries = Object.entries(products).flatMap(([product, name]) => {
    const listed = own
      .filter(({ report }) => report.product === product)
      .map(({ report: { component }, slug }): StatesEntry => ({ component, slug }));
    return listed.length > 0 ? [{ product, name, components: listed }] : [];
  });
  return (
    <div className="states" data-tool="states" data-products={JSON.stringify(entries)}>
      <p>{t('states.wait')}</p>
      <noscript>
        <p>{t('states.needsScript')}</p>
      </noscript>
    </div>
  );
}
