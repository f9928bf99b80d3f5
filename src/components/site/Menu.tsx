import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  label: string;
  text: string;
  className: string;
  children: ReactNode;
}

/** A button that discloses a list of links; works without JavaScript. */
export function Menu({ label, text, className, children }: Props) {
  return (
    <details className={`menu ${className}`} data-menu="">
      <summary aria-label={`${label}: ${text}`}>
        <span className="menu-text">{text}</span>
        <Icon name="chevron" />
      </summary>
      <ul className="menu-list">{children}</ul>
    </details>
  );
}
