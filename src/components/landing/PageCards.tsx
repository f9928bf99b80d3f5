import type { PageCard } from '../../core/site/page-cards.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';

interface Props {
  cards: readonly PageCard[];
  t: Label;
}

/** The pages of a product by task: a title and one sentence each. */
export function PageCards({ cards, t }: Props) {
  return (
    <ul className="cards page-cards">
      {cards.map(({ title, href, text, plan, marks }) => (
        <li key={href} className="card">
          <a className="card-link" href={href}>
            {title}
          </a>
          {plan ? (
            <>
              {' '}
              <PlanIcon plan={plan} t={t} />
            </>
          ) : null}
          {marks.map((mark) => (
            <span key={mark} className={`chip chip-${mark}`}>
              {t(`mark.${mark}`)}
            </span>
          ))}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
