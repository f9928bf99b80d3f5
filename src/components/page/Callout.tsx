import type { ReactNode } from 'react';
import type { CalloutType } from '../../core/page/vocabulary.ts';
import { Icon } from '../site/Icon.tsx';

interface Props {
  type: CalloutType;
  title?: string;
  t: Label;
  children?: ReactNode;
}

/** A note that stands out from the text. */
export function Callout({ type, title, t, children }: Props) {
  return (
    <aside className={`callout callout-${type}`}>
      <p className="callout-title">
        <Icon name={type} /> {title ?? t(`callout.${type}`)}
      </p>
      <div className="callout-body flow">{children}</div>
    </aside>
  );
}
