import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PartTable } from '../../../core/api/parts/part-table.ts';
import { Icon, type IconName } from '../../../components/site/Icon.tsx';
import { findMove, findPartAt, getMoves, type Move } from './moves.ts';
import { PartPanel } from './PartPanel.tsx';
import { getPartName } from './inspect.ts';

interface Props {
  /** The element whose parts can be chosen, besides those in popups. */
  root: HTMLElement;
  table: PartTable;
  t: Label<'parts'>;
  onClose: () => void;
}

/** What a click consists of. None of it may reach the components while parts are chosen. */
const POINTER_EVENTS = [
  ...(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const),
];

/** Pixels between a part and a panel below it. */
const MARGIN = 16;

const KEYS: Readonly<Record<string, Move>> = {
  ArrowUp: 'outer',
  ArrowDown: 'inner',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

const ICONS: Readonly<Record<Move, IconName>> = {
  outer: 'arrow-up',
  inner: 'arrow-up',
  previous: 'arrow-left',
  next: 'arrow-right',
};

/** Keeps a box over an element, wherever it moves. */
function useBox(element: Element | null, onGone: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!element) return;
    let frame = 0;
    const place = () => {
      if (!element.isConnected) {
        onGone();
        return;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(box.current?.style ?? {}, {
        transform: `translate(${left}px, ${top}px)`,
        width: `${width}px`,
        height: `${height}px`,
      });
      frame = requestAnimationFrame(place);
    };
    place();
    return () => cancelAnimationFrame(frame);
  }, [element, onGone]);
  return box;
}

/** Lets readers point at the parts of components, and says what paints them. */
export function Inspector({ root, table, t, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Element | null>(null);
  const [hovered, setHovered] = useState<Element | null>(null);
  const [side, setSide] = useState<'start' | 'end'>('end');
  const forgetSelected = useCallback(() => setSelected(null), []);
  const forgetHovered = useCallback(() => setHovered(null), []);
  const selectedBox = useBox(selected, forgetSelected);
  const hoveredBox = useBox(hovered, forgetHovered);

  const select = useCallback((element: Element) => {
    setSelected(element);
    setHovered(null);
  }, []);

  // Measured with the answer, which makes the panel higher.
  useLayoutEffect(() => {
    const own = panel.current?.getBoundingClientRect();
    const part = selected?.getBoundingClientRect();
    if (!own || !part) return;
    if (own.width * 2 > window.innerWidth) {
      // A panel as wide as the window is at its bottom.
      const hidden = part.bottom - own.top;
      if (hidden > 0) window.scrollBy({ top: hidden + MARGIN, behavior: 'instant' });
      return;
    }
    // Goes out of the way of a part that it would cover.
    const isCovered = part.left < own.right && part.right > own.left && part.bottom > own.top;
    const isWide = part.width * 2 > window.innerWidth;
    if (isCovered && !isWide) setSide((known) => (known === 'end' ? 'start' : 'end'));
  }, [selected]);

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
  }, []);
  useEffect(() => {
    const onPointer = (event: MouseEvent) => {
      const part = event.shiftKey ? null : findPartAt(event.target, root, table);
      if (!part) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') select(part);
    };
    const onMove = ({ target }: PointerEvent) => setHovered(findPartAt(target, root, table));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    for (const type of POINTER_EVENTS) window.addEventListener(type, onPointer, true);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('keydown', onKey, true);
    return () => {
      for (const type of POINTER_EVENTS) window.removeEventListener(type, onPointer, true);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [root, table, select, onClose]);

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
                onClick={() => move(each)}
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
