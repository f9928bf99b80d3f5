import tables from 'virtual:labels/apiChanges+plan';
import { getLabels } from '../../core/i18n.ts';
import {
  getRangeQuery,
  readRangeQuery,
  type ChangeChoice,
} from '../../core/api/history/change-list.ts';

const t = getLabels(tables, document.documentElement.lang);

function readForm(form: HTMLFormElement): ChangeChoice {
  const get = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  return { from: get('from'), to: get('to'), filter: get('filter') };
}

/** Reads the defaults, not the values: a quick reader may already have changed the form. */
function readDefaults(form: HTMLFormElement): ChangeChoice {
  const get = (name: string) => {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    if (field instanceof HTMLInputElement) return field.defaultValue;
    return [...field.options].find((each) => each.defaultSelected)?.value ?? field.value;
  };
  return { from: get('from'), to: get('to'), filter: get('filter') };
}

function writeForm(form: HTMLFormElement, choice: Partial<ChangeChoice>): void {
  for (const [name, value] of Object.entries(choice)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    // A select keeps its value if the release is not stored.
    if (
      field instanceof HTMLInputElement ||
      [...field.options].some((each) => each.value === value)
    )
      field.value = value;
  }
}

/**
 * Lets the reader compare two other releases, and keeps them in the address. The releases and the
 * code that compares them are loaded on the first change.
 */
export function hydrateApiChanges(form: HTMLFormElement): void {
  const status = document.querySelector('[data-api-changes-status]');
  const place = document.querySelector('[data-api-changes-list]');
  if (!status || !place) return;
  const initial = readDefaults(form);
  let latest = 0;

  const show = async () => {
    const choice = readForm(form);
    const query = getRangeQuery(choice, initial);
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
    const ticket = ++latest;
    try {
      const { loadChangeData, showChanges } = await import('./show-changes.tsx');
      const pending = window.setTimeout(() => {
        status.textContent = t('apiChanges.loading');
      }, 300);
      const data = await loadChangeData(form.dataset['apiChanges'] ?? '').finally(() =>
        window.clearTimeout(pending),
      );
      if (ticket === latest) status.textContent = showChanges(place, data, choice);
    } catch {
      if (ticket === latest) status.textContent = t('apiChanges.failed');
    }
  };

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', show);
  const asked = readRangeQuery(window.location.search);
  writeForm(form, asked);
  // The reader was faster than this script, or the browser restored the form on going back.
  if (JSON.stringify(readForm(form)) !== JSON.stringify(initial) || asked.filter) void show();
}
