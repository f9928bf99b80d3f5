import type { ReactNode } from 'react';
import type { CalloutType } from '../core/vocabulary.ts';
import { Icon } from './Icon.tsx';

const TITLES: Record<CalloutType, string> = {
  info: 'Note',
  success: 'Tip',
  warning: 'Careful',
  error: 'Do not',
};

interface Props {
  type: CalloutType;
  title?: string;
  children?: ReactNode;
}

/** A note that stands out of the text. */
export function Callout({ type, title, children }: Props) {
  return (
    <aside className={`callout callout-${type}`}>
      <p className="callout-title">
        <Icon name={type} /> {title ?? TITLES[type]}
      </p>
      <div className="callout-body flow">{children}</div>
    </aside>
  );
}
