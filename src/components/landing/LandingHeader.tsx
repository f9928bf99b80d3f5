import type { PageProps } from '../../core/site/page-props.ts';
import { PageMenu } from '../page/PageMenu.tsx';
import { Icon } from '../site/Icon.tsx';

type Props = Pick<
  PageProps,
  'heading' | 'description' | 'next' | 'markdownPath' | 'assistantsHref' | 'printHref' | 'issueUrl'
> & { t: Label };

/** Start of a landing page: what this is, where to begin, and search. */
export function LandingHeader(props: Props) {
  const { heading, description, next, t } = props;
  return (
    <div className="page-header landing-header">
      <h1>{heading}</h1>
      <p className="lead">{description}</p>
      <div className="landing-actions">
        {next ? (
          <a className="landing-start" href={next.href}>
            {t('landing.start')} <Icon name="arrow-right" />
          </a>
        ) : null}
        <button type="button" className="landing-search" data-open-search="">
          <Icon name="search" /> {t('landing.search')}
        </button>
        <PageMenu {...props} />
      </div>
    </div>
  );
}
