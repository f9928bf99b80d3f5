import type { Plan } from '../../core/plan.ts';

interface Props {
  plan: Plan;
  t: Label<'plan'>;
}

/** Icon of a paid plan. Its name is announced and shown on hover, but is not part of slugs. */
export function PlanIcon({ plan, t }: Props) {
  const name = t(`plan.${plan}`);
  return <span className={`plan-icon plan-${plan}`} role="img" aria-label={name} title={name} />;
}

/** Icon of a paid plan that links to the description of the plan. */
export function PlanLink({ plan, t }: Props) {
  return (
    <a
      className="plan-link"
      href={`/x/introduction/licensing/#${plan}-plan`}
      title={t(`plan.${plan}`)}
    >
      <PlanIcon plan={plan} t={t} />
    </a>
  );
}
