import { Icon } from '../site/Icon.tsx';
import type { ApiComponent } from '../../core/api/model.ts';
import { PlanIcon } from '../site/PlanIcon.tsx';
import { useLabels } from './label-context.ts';

interface Props {
  /** Folder of the product. */
  folder: string;
  /** Name of the component. */
  name: string;
  /** Null if it has a playground, or why it has none, as HTML. */
  reason: string | null | undefined;
}

/** The button that opens the playground of a component, or why there is none. */
export function ApiTry({ folder, name, reason }: Props) {
  const t = useLabels();
  if (reason === undefined) return null;
  if (reason !== null) {
    return (
      <div className="api-try">
        <strong>{t('api.noTry')}</strong> <span dangerouslySetInnerHTML={{ __html: reason }} />
      </div>
    );
  }
  return (
    <p className="api-try" id="try">
      <button type="button" className="button" data-try={`${folder}/${name}`}>
        <Icon name="settings" /> {t('api.try')}
      </button>{' '}
      <span>{t('api.tryHint')}</span>
    </p>
  );
}

/** Buttons that open the playgrounds of several components of a product. */
export function ApiTries({
  folder,
  components,
}: {
  folder: string;
  components: readonly Pick<ApiComponent, 'name' | 'plan'>[];
}) {
  const t = useLabels();
  return (
    <ul className="api-tries" aria-label={t('api.tries')}>
      {components.map(({ name, plan }) => (
        <li key={name}>
          <button type="button" className="button" data-try={`${folder}/${name}`}>
            <code>{name}</code>
            {plan ? <PlanIcon plan={plan} t={t} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
