import tables from 'virtual:labels/apiPanel';
import { getLabels } from '../../core/i18n.ts';
import type { ApiDefinition } from '../../core/api/definitions.ts';
import { getApiDefinitionPath } from '../../core/urls.ts';
import {
  announceFailure,
  announceReady,
  announceSlow,
  SLOW_MILLISECONDS,
} from '../../state/island-events.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Number of uses listed in a definition; its page lists all of them. */
const MANY_USES = 8;

/** Null if the host answers that it has none. */
const loaded = new Map<string, Promise<ApiDefinition | null>>();

/** Loads a definition once. Rejects if it does not arrive; the next call tries again. */
function load(folder: string, name: string): Promise<ApiDefinition | null> {
  const path = getApiDefinitionPath(folder, name);
  let definition = loaded.get(path);
  if (!definition) {
    definition = fetch(path).then((response) =>
      response.ok ? (response.json() as Promise<ApiDefinition>) : null,
    );
    loaded.set(path, definition);
    const forget = () => loaded.delete(path);
    definition.then((found) => found ?? forget(), forget);
  }
  return definition;
}

function getFolder(link: HTMLAnchorElement): string {
  return link.pathname.split('/')[3] ?? '';
}

function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function createButton(name: string, text: string): HTMLButtonElement {
  const button = create('button', 'api-definition-button', text);
  button.type = 'button';
  button.dataset[name] = '';
  return button;
}

function createUses({ uses }: ApiDefinition, href: string): HTMLElement {
  const list = create('p', 'api-definition-uses', `${t('apiPanel.usedBy')} `);
  uses.slice(0, MANY_USES).forEach(({ text, href: to }, index) => {
    if (index > 0) list.append(', ');
    const link = create('a', '', text);
    link.href = to;
    list.append(link);
  });
  if (uses.length > MANY_USES) {
    const more = create('a', '', t('apiPanel.more', { count: String(uses.length - MANY_USES) }));
    more.href = href;
    list.append(', ', more);
  }
  return list;
}

/** A panel shows its last step. All steps except the first were opened inside the panel. */
interface Step {
  href: string;
  definition: ApiDefinition;
}

const steps = new WeakMap<Element, Step[]>();

function show(panel: HTMLElement): void {
  const trail = steps.get(panel) ?? [];
  const step = trail.at(-1);
  if (!step) return;
  const { href, definition } = step;
  const head = create('div', 'api-definition-head');
  const previous = trail.at(-2);
  if (previous) head.append(createButton('definitionBack', `← ${previous.definition.name}`));
  const title = create('a', 'api-definition-name', definition.name);
  title.href = href;
  head.append(title);
  if (definition.from) head.append(create('small', '', definition.from));
  head.append(createButton('definitionClose', t('apiPanel.close')));
  const code = create('pre', 'code');
  code.dir = 'ltr';
  code.tabIndex = 0;
  const inner = create('code', '');
  inner.innerHTML = definition.code;
  code.append(inner);
  const parts: HTMLElement[] = [head];
  if (definition.description) {
    const description = create('p', '');
    description.innerHTML = definition.description;
    parts.push(description);
  }
  parts.push(code);
  if (definition.uses.length > 0) parts.push(createUses(definition, href));
  panel.replaceChildren(...parts);
  panel.setAttribute('aria-label', t('apiPanel.definition', { name: definition.name }));
  panel.focus({ preventScroll: true });
}

function close(panel: HTMLElement): void {
  const link = panel.closest('.api-row')?.querySelector<HTMLElement>('a.t[aria-expanded="true"]');
  link?.setAttribute('aria-expanded', 'false');
  panel.remove();
  link?.focus({ preventScroll: true });
}

async function open(link: HTMLAnchorElement): Promise<void> {
  const row = link.closest<HTMLElement>('.api-row');
  if (!row) return;
  const inside = link.closest<HTMLElement>('.api-definition');
  const getPresent = () => row.querySelector<HTMLElement>('.api-definition');
  const isOpen = () => !inside && link.getAttribute('aria-expanded') === 'true';
  const before = getPresent();
  if (before && isOpen()) return close(before);
  // The cell of a type can be too narrow for a message.
  const place = inside?.querySelector('.code') ?? row;
  const waiting = setTimeout(() => announceSlow(place), SLOW_MILLISECONDS);
  let definition: ApiDefinition | null;
  try {
    definition = await load(getFolder(link), link.textContent ?? '');
  } catch {
    // Without the network, the page that the link points to would only replace this one.
    announceFailure(place);
    return;
  } finally {
    clearTimeout(waiting);
  }
  if (!definition) {
    window.location.assign(link.href);
    return;
  }
  announceReady(place);
  // An earlier click on the same link has opened it meanwhile, in the place of the link if that was
  // inside a panel.
  if (isOpen() || !link.isConnected) return;
  const step = { href: link.getAttribute('href') ?? '', definition };
  if (inside) {
    steps.set(inside, [...(steps.get(inside) ?? []), step]);
    return show(inside);
  }
  const present = getPresent();
  if (present) close(present);
  const panel = create('div', 'api-definition');
  panel.role = 'region';
  panel.tabIndex = -1;
  steps.set(panel, [step]);
  row.append(panel);
  link.setAttribute('aria-expanded', 'true');
  show(panel);
}

/** Opens the definition of a clicked type below its row; names inside open more definitions. */
export function enhanceDefinitions(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const panel = target.closest<HTMLElement>('.api-definition');
    if (panel && target.closest('[data-definition-close]')) return close(panel);
    if (panel && target.closest('[data-definition-back]')) {
      steps.set(panel, (steps.get(panel) ?? []).slice(0, -1));
      return show(panel);
    }
    const link = target.closest<HTMLAnchorElement>('a.t');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(link);
  });
  document.addEventListener('keydown', (event) => {
    const panel = (event.target as Element).closest<HTMLElement>('.api-definition');
    if (panel && event.key === 'Escape') close(panel);
  });
}
