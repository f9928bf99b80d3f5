import { getNextIndex } from '../../core/page/arrow-keys.ts';
import { chooseTab } from '../../state/page/tab-choice.ts';

function onTabKey(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest<HTMLElement>('.code-tabs [role="tab"]');
  if (!tab) return;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const next = getNextIndex(event.key, {
    current: tabs.indexOf(tab),
    count: tabs.length,
    orientation: 'horizontal',
    direction: document.documentElement.dir,
  });
  if (next === null) return;
  tabs[next]?.click();
  tabs[next]?.focus();
  event.preventDefault();
}

let panels = 0;

/** Connects each tab with its panel; without scripts, all panels are visible and need no tabs. */
function connectPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-tab-panel]')) {
    const tab = panel
      .closest('[data-group]')
      ?.querySelector(`[role="tab"][data-tab="${CSS.escape(panel.dataset['tabPanel'] ?? '')}"]`);
    if (!tab) continue;
    panels += 1;
    tab.id = `tab-${panels}`;
    panel.id = `tab-panel-${panels}`;
    panel.role = 'tabpanel';
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('aria-labelledby', tab.id);
  }
}

/** Handles all code tabs with one listener per event. */
export function enhanceCodeTabs(): void {
  connectPanels();
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const tab = target.closest<HTMLElement>('.code-tabs [role="tab"]');
    const group = tab?.closest<HTMLElement>('[data-group]')?.dataset['group'];
    if (tab && group) chooseTab(group, tab.dataset['tab'] ?? '');
  });
  document.addEventListener('keydown', onTabKey);
}
