import type { ReactNode } from 'react';

interface Props {
  /** All tab lists with the same group share the remembered tab. */
  group: string;
  labels: readonly string[];
  children?: ReactNode;
}

interface PanelProps {
  /** Label of the tab that shows this panel. */
  tab: string;
  children?: ReactNode;
}

/** What a tab shows, if that is more than one code block: code tabs inside code tabs. */
export function TabPanel({ tab, children }: PanelProps) {
  return (
    <div className="code-tab-panel" data-tab-panel={tab}>
      <p className="code-tab-name">{tab}</p>
      {children}
    </div>
  );
}

/** Runs right after the markup, so that the first paint shows the remembered tab. */
const RESTORE = 'docs.tabs(document.currentScript.parentElement)';

/** Code blocks in tabs. Without JavaScript all blocks are shown, each below its name. */
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
