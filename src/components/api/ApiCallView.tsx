import type { ReactNode } from 'react';
import { renderParamName, renderTypeParam, type ApiCallParts } from '../../core/api/calls.ts';
import type { ApiLinks } from '../../core/api/links.ts';
import { CodeText } from './CodeText.tsx';
import { useLabels } from './label-context.ts';
import { TypeText } from './TypeText.tsx';

function Part({
  children,
  description = '',
}: {
  children: ReactNode;
  description?: string | undefined;
}) {
  return (
    <div>
      <dt>{children}</dt>
      {description === '' ? null : <dd dangerouslySetInnerHTML={{ __html: description }} />}
    </div>
  );
}

interface Props {
  call: ApiCallParts;
  throws: string | undefined;
  links: ApiLinks;
}

/** The type parameters, parameters, results, and errors of a function, each with what it is. */
export function ApiCallView({ call: { typeParams, params, returns }, throws, links }: Props) {
  const t = useLabels();
  if (typeParams.length + params.length + returns.length === 0 && throws === undefined) return null;
  return (
    <dl className="api-args api-call">
      {typeParams.map((each) => (
        <Part key={each.name} description={each.description}>
          <CodeText code={`<${renderTypeParam(each)}>`} />
        </Part>
      ))}
      {params.map((each) => (
        <Part key={`${each.name} ${each.type}`} description={each.description}>
          <CodeText code={renderParamName(each)} />{' '}
          <TypeText type={each.type} refs={each.refs} links={links} />
        </Part>
      ))}
      {returns.map((each) => (
        <Part key={`returns ${each.type}`} description={each.description}>
          {t('api.returns')} <TypeText type={each.type} refs={each.refs} links={links} />
        </Part>
      ))}
      {throws === undefined ? null : <Part description={throws}>{t('api.throws')}</Part>}
    </dl>
  );
}
