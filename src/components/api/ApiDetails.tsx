import { Fragment } from 'react';
import { getApiDetails, type ApiDetail, type ApiDetailPart } from '../../core/api/details.ts';
import type { ApiPageProps } from '../../core/api/page-props.ts';
import { Icon } from '../site/Icon.tsx';
import { Section } from './ApiParts.tsx';
import { CodeText } from './CodeText.tsx';
import { useLabels } from './label-context.ts';

function Part({ part }: { part: ApiDetailPart }) {
  if (typeof part === 'string') return part;
  return 'code' in part ? <CodeText code={part.code} /> : <a href={part.href}>{part.text}</a>;
}

function Parts({ parts }: Pick<ApiDetail, 'parts'>) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}

/**
 * What else there is to know about a component or a type. Catalogs have one line: the packages that
 * the facts come from.
 */
export function ApiDetails(props: ApiPageProps) {
  const t = useLabels();
  const details = getApiDetails(props);
  if (!props.component && !props.interface) {
    return details.map(({ kind, parts }) => (
      <p key={kind} className="api-origin">
        {t(`api.details.${kind}`)} <Parts parts={parts} />
      </p>
    ));
  }
  return (
    <Section id="details" title={t('api.detailsTitle')}>
      <dl className="api-details">
        {details.map(({ kind, id, parts, example, items = [] }) => (
          <Fragment key={kind}>
            <dt id={id}>{t(`api.details.${kind}`)}</dt>
            <dd>
              <Parts parts={parts} />
              {example === undefined ? null : (
                <figure className="code-block" data-language="ts" dir="ltr">
                  <pre className="code" tabIndex={0}>
                    <code>{example}</code>
                  </pre>
                  <button type="button" className="copy-button" data-copy="">
                    <Icon name="copy" />
                    <span data-copy-label="">{t('code.copy')}</span>
                  </button>
                </figure>
              )}
              {items.length > 0 ? (
                <ul>
                  {items.map(({ id: anchor, code, text }) => (
                    <li key={code} id={anchor}>
                      <CodeText code={code} />: <span dangerouslySetInnerHTML={{ __html: text }} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
