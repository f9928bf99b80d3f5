import type { Plan } from '../../core/plan.ts';

interface Props {
  plan: Plan;
  t: Label<'plan'>;
}

/** The mark of a paid plan; its name is announced and shown on hover, and adds nothing to slugs. */
export function PlanIcon({ plan, t }: Props) {
  const name = t(`plan.${plan}`);
  return <span className={`plan-icon plan-${plan}`} role="img" aria-label={name} title={name} />;
}

/** The mark as a link to what the plan is. */
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
