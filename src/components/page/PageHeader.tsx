import type { PageProps } from '../../core/site/page-props.ts';
import { Icon } from '../site/Icon.tsx';
import { PageMenu } from './PageMenu.tsx';
import { PlanLink } from '../site/PlanIcon.tsx';

type Props = Pick<
  PageProps,
  | 'breadcrumbs'
  | 'heading'
  | 'plan'
  | 'description'
  | 'markdownPath'
  | 'assistantsHref'
  | 'printHref'
  | 'issueUrl'
  | 'githubLabel'
  | 'waiAria'
  | 'repository'
> & { t: Label };

/** Breadcrumbs, heading, lead, page menu, and links to open issues and to the ARIA pattern. */
export function PageHeader(props: Props) {
  const { breadcrumbs, heading, plan, description, githubLabel, waiAria, repository, t } = props;
  const issues = `${repository}/labels/${encodeURIComponent(githubLabel ?? '')}`;
  return (
    <div className="page-header">
      {breadcrumbs.length > 0 ? (
        <nav className="breadcrumbs" aria-label={t('shell.breadcrumbs')}>
          <ol>
            {breadcrumbs.map(({ title, href }) => (
              <li key={title}>{href ? <a href={href}>{title}</a> : title}</li>
            ))}
          </ol>
        </nav>
      ) : null}
      <h1>
        {heading}
        {plan ? <PlanLink plan={plan} t={t} /> : null}
      </h1>
      <p className="lead">{description}</p>
      <ul className="page-links">
        <li>
          <PageMenu {...props} />
        </li>
        {githubLabel ? (
          <li>
            <a href={issues}>
              <Icon name="github" /> {t('shell.issues')}
            </a>
          </li>
        ) : null}
        {waiAria ? (
          <li>
            <a href={waiAria}>
              <Icon name="external" /> {t('shell.waiAria')}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
