import type { ReactNode } from 'react';

interface Props {
  /** The choice is remembered for all blocks of this group. */
  group: string;
  labels: readonly string[];
  children?: ReactNode;
}

/** Runs right after the markup, so that the remembered tab is the first that is painted. */
const RESTORE = 'docs.tabs(document.currentScript.parentElement)';

/** A choice of code blocks. Without JavaScript they stand one below the other with their names. */
export function CodeTabs({ group, labels, children }: Props) {
  return (
    <div className="code-tabs" data-group={group}>
      <div className="code-tab-list" role="tablist" aria-label={group.replaceAll('-', ' ')}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            data-tab={label}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
      <script dangerouslySetInnerHTML={{ __html: RESTORE }} />
    </div>
  );
}
