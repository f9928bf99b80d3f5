import type { Plan } from '../../core/plan.ts';

interface Props {
  plan: Plan;
  label: (key: `plan.${Plan}`) => string;
}

/** The mark of a paid plan; its name is announced and shown on hover, and adds nothing to slugs. */
export function PlanIcon({ plan, label }: Props) {
  const name = label(`plan.${plan}`);
  return <span className={`plan-icon plan-${plan}`} role="img" aria-label={name} title={name} />;
}

/** The mark as a link to what the plan is. */
export function PlanLink({ plan, label }: Props) {
  return (
    <a
      className="plan-link"
      href={`/x/introduction/licensing/#${plan}-plan`}
      title={label(`plan.${plan}`)}
    >
      <PlanIcon plan={plan} label={label} />
    </a>
  );
}
