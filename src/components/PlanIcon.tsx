import type { Plan } from '../core/page.ts';

const NAMES: Record<Plan, string> = { pro: 'Pro', premium: 'Premium' };

/** The mark of a paid plan; its name is announced and shown on hover, and adds nothing to slugs. */
export function PlanIcon({ plan }: { plan: Plan }) {
  return (
    <span
      className={`plan-icon plan-${plan}`}
      role="img"
      aria-label={`${NAMES[plan]} plan`}
      title={`${NAMES[plan]} plan`}
    />
  );
}

/** The mark as a link to what the plan is. */
export function PlanLink({ plan }: { plan: Plan }) {
  return (
    <a
      className="plan-link"
      href={`/x/introduction/licensing/#${plan}-plan`}
      title={`${NAMES[plan]} plan`}
    >
      <PlanIcon plan={plan} />
    </a>
  );
}
