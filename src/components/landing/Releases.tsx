import { splitCode } from '../../core/page/inline-code.ts';
import type { NamedRelease } from '../../core/data/named-releases.ts';

interface Props {
  releases: readonly NamedRelease[];
  language: string;
  t: Label;
}

/** The newest release of each product: version, date, and what its packages changed. */
export function Releases({ releases, language, t }: Props) {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className="releases">
      {releases.map(({ name, version, date, changes, url, changesHref }) => (
        <li key={name}>
          <p className="release-name">
            <a href={url}>
              {name} {version}
            </a>
            <time dateTime={date}>{format.format(new Date(date))}</time>
          </p>
          <ul>
            {changes.length === 0 ? <li>{t('landing.internal')}</li> : null}
            {changes.map((change) => (
              <li key={change}>
                {splitCode(change).map(({ code, text }) =>
                  code ? <code key={text}>{text}</code> : text,
                )}
              </li>
            ))}
          </ul>
          <p>
            <a href={changesHref} aria-label={t('landing.changesOf', { product: name })}>
              {t('landing.changes')}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
