import { Icon, type IconName } from '../../../components/site/Icon.tsx';
import type { Move } from './moves.ts';

const ICONS: Readonly<Record<Move, IconName>> = {
  outer: 'arrow-up',
  inner: 'arrow-up',
  previous: 'arrow-left',
  next: 'arrow-right',
};

interface Props {
  /** The moves that lead to another part. */
  moves: ReadonlySet<Move>;
  onMove: (to: Move) => void;
  onClose: () => void;
  t: Label<'parts'>;
}

/** The title of the panel, with the buttons that lead to other parts. */
export function PanelHead({ moves, onMove, onClose, t }: Props) {
  return (
    <div className="parts-head">
      <h2>{t('parts.title')}</h2>
      <div className="parts-moves" role="group" aria-label={t('parts.moves')}>
        {(Object.keys(ICONS) as Move[]).map((each) => (
          <button
            key={each}
            type="button"
            className="icon-button"
            data-move={each}
            aria-label={t(`parts.move.${each}`)}
            aria-disabled={!moves.has(each)}
            title={t(`parts.move.${each}`)}
            onClick={() => onMove(each)}
          >
            <Icon name={ICONS[each]} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('parts.close')}
        title={t('parts.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
