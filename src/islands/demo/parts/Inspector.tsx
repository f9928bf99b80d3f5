import { useCallback, useEffect, useState } from 'react';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { getPartName } from './inspect.ts';
import { findMove, getMoves, type Move } from './moves.ts';
import { PanelHead } from './PanelHead.tsx';
import { PartPanel } from './PartPanel.tsx';
import { useBox } from './use-box.ts';
import { usePanelSide } from './use-panel-side.ts';
import { usePointing } from './use-pointing.ts';

interface Props {
  /** The element whose parts can be chosen, besides those in popups. */
  root: HTMLElement;
  table: PartTable;
  t: Label<'parts'>;
  onClose: () => void;
}

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'outer',
  ArrowDown: 'inner',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** Lets readers point at the parts of components, and says what paints them. */
export function Inspector({ root, table, t, onClose }: Props) {
  const [selected, setSelected] = useState<Element | null>(null);
  const [hovered, setHovered] = useState<Element | null>(null);
  const forgetSelected = useCallback(() => setSelected(null), []);
  const forgetHovered = useCallback(() => setHovered(null), []);
  const selectedBox = useBox(selected, forgetSelected);
  const hoveredBox = useBox(hovered, forgetHovered);

  const select = useCallback((element: Element) => {
    setSelected(element);
    setHovered(null);
  }, []);

  const { panel, side } = usePanelSide(selected);

  const move = useCallback(
    (to: Move) => {
      const found = findMove(selected, to, root, table);
      if (!found) return;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      select(found);
    },
    [selected, root, table, select],
  );

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, [panel]);
  usePointing({ root, table, onHover: setHovered, onSelect: select, onClose });

  const moves = getMoves(selected, root, table);
  return (
    <>
      {selected ? <div ref={selectedBox} className="parts-box" data-selected="" /> : null}
      {hovered && hovered !== selected ? (
        <div ref={hoveredBox} className="parts-box">
          <span>{getPartName(hovered, table)}</span>
        </div>
      ) : null}
      <div
        ref={panel}
        className="parts-panel"
        role="dialog"
        aria-label={t('parts.title')}
        data-side={side}
        tabIndex={-1}
        onKeyDown={(event) => {
          const to = KEYS[event.key];
          const isForMoves =
            event.target === panel.current || (event.target as Element).closest('.parts-moves');
          if (!to || !isForMoves) return;
          event.preventDefault();
          move(to);
        }}
      >
        <PanelHead {...{ moves, t, onClose }} onMove={move} />
        <p className="visually-hidden" role="status">
          {selected ? getPartName(selected, table) : ''}
        </p>
        {selected ? (
          <PartPanel
            key={getPartName(selected, table)}
            {...{ element: selected, table, t }}
            onSelect={select}
          />
        ) : (
          <p className="parts-hint">{t('parts.hint')}</p>
        )}
      </div>
    </>
  );
}
