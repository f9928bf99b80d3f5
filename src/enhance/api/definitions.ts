import tables from 'virtual:labels/apiPanel';
import { getLabels } from '../../core/i18n.ts';
import type { ApiDefinition } from '../../core/api/definitions.ts';
import { getApiDefinitionPath } from '../../core/urls.ts';

const t = getLabels(tables, document.documentElement.lang);

/** Number of uses listed in a definition; its page lists all of them. */
const MANY_USES = 8;

const loaded = new Map<string, Promise<ApiDefinition>>();

function load(folder: string, name: string): Promise<ApiDefinition> {
  const path = getApiDefinitionPath(folder, name);
  let definition = loaded.get(path);
  if (!definition) {
    definition = fetch(path).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      return response.json() as Promise<ApiDefinition>;
    });
    loaded.set(path, definition);
    definition.catch(() => loaded.delete(path));
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
  const present = row.querySelector<HTMLElement>('.api-definition');
  if (!inside && link.getAttribute('aria-expanded') === 'true' && present) return close(present);
  let definition: ApiDefinition;
  try {
    definition = await load(getFolder(link), link.textContent ?? '');
  } catch {
    // If the file cannot be loaded, fall back to the page that the link points to.
    window.location.assign(link.href);
    return;
  }
  const step = { href: link.getAttribute('href') ?? '', definition };
  if (inside) {
    steps.set(inside, [...(steps.get(inside) ?? []), step]);
    return show(inside);
  }
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
