import { memo } from 'react';
import type { SearchAnswer, SearchSection } from '../../../core/search/types.ts';

interface Props {
  t: Label<'plan' | 'search'>;
  sections: readonly SearchSection[];
  answer: SearchAnswer | null;
  productId: string | undefined;
  onChoose: (productId: string | undefined) => void;
}

/**
 * Buttons that narrow a search to one product; each shows its number of pages. Memoized, because a
 * key changes them only when its answer arrives.
 */
export const ProductChips = memo(function ProductChips({
  t,
  sections,
  answer,
  productId,
  onChoose,
}: Props) {
  const choices = [
    { id: undefined, name: t('search.allProducts'), total: answer?.siteTotal },
    ...sections
      .filter((section) => section.productId !== undefined)
      .map(({ productId: id = '', name }) => ({
        id,
        name,
        total: answer === null ? undefined : (answer.productTotals[id] ?? 0),
      })),
  ];
  return (
    <div className="search-chips" role="group" aria-label={t('search.products')}>
      {choices.map(({ id, name, total }) => (
        <button
          key={name}
          type="button"
          aria-pressed={id === productId}
          disabled={total === 0 && id !== productId}
          onClick={() => onChoose(id)}
        >
          {name}
          {total === undefined ? null : <span>{total}</span>}
        </button>
      ))}
    </div>
  );
});
