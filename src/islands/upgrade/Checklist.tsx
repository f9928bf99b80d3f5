import { useState } from 'react';
import { readChecklist, writeChecklist, type LeftPlace } from '../../state/upgrade/checklist.ts';
import { Message } from './Message.tsx';

interface Props {
  places: readonly LeftPlace[];
  onChange: (places: readonly LeftPlace[]) => void;
  t: Label<'upgrade'>;
}

/** The places that are left to the reader, as a list to tick off. It survives a reload. */
export function useChecklist() {
  const [places, setPlaces] = useState<readonly LeftPlace[]>(readChecklist);
  const change = (next: readonly LeftPlace[]) => {
    setPlaces(next);
    writeChecklist(next);
  };
  return { places, change };
}

export function Checklist({ places, onChange, t }: Props) {
  if (places.length === 0) return null;
  const done = places.filter(({ isDone }) => isDone).length;
  const toggle = (at: number) =>
    onChange(
      places.map((place, index) => (index === at ? { ...place, isDone: !place.isDone } : place)),
    );
  return (
    <section className="upgrade-checklist" aria-labelledby="upgrade-checklist">
      <h2 id="upgrade-checklist">{t('upgrade.checklist')}</h2>
      <p>
        {t('upgrade.done', { done: String(done), count: String(places.length) })}{' '}
        {t('upgrade.checklistHint')}
      </p>
      <ul>
        {places.map((place, at) => (
          <li key={at} data-done={place.isDone ? '' : undefined}>
            <label>
              <input type="checkbox" checked={place.isDone} onChange={() => toggle(at)} />
              <span className="upgrade-place" dir="ltr">
                {place.path}:{place.line}
              </span>
            </label>
            <p>
              <Message text={place.message} /> <a href={place.address}>{t('upgrade.guide')}</a>
            </p>
            {place.suggestion === undefined ? null : (
              <pre dir="ltr" tabIndex={0}>
                <code>{place.suggestion}</code>
              </pre>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => onChange([])}>
        {t('upgrade.clear')}
      </button>
    </section>
  );
}
