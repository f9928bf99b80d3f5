const FIELDS = ['product', 'criterion', 'result'] as const;
type Field = (typeof FIELDS)[number];

/** Whether a row of the matrix has what is chosen. Without a criterion, any may have the result. */
function matches(row: HTMLElement, chosen: Readonly<Record<Field, string>>): boolean {
  const { product, ratings = '' } = row.dataset;
  if (chosen.product !== '' && product !== chosen.product) return false;
  if (chosen.criterion === '') return ratings.includes(chosen.result);
  const own = ratings[Number(chosen.criterion)] ?? '';
  return chosen.result === '' ? true : own === chosen.result;
}

/** Filters the matrix of components and criteria. The choice is in the address. */
export function filterMatrix(host: HTMLElement): void {
  const form = host.querySelector('form')!;
  const output = form.querySelector('output')!;
  const none = host.querySelector<HTMLElement>('.matrix-none')!;
  const rows = [...host.querySelectorAll<HTMLElement>('tbody tr')];
  const getSelect = (field: Field) => form.elements.namedItem(field) as HTMLSelectElement;

  const apply = () => {
    const chosen = Object.fromEntries(
      FIELDS.map((field) => [field, getSelect(field).value]),
    ) as Record<Field, string>;
    let count = 0;
    for (const row of rows) {
      const isShown = matches(row, chosen);
      row.hidden = !isShown;
      if (isShown) count += 1;
    }
    none.hidden = count > 0;
    output.value = `${count} / ${rows.length}`;
    const query = new URLSearchParams(
      Object.entries(chosen).filter(([, value]) => value !== ''),
    ).toString();
    const { pathname, hash } = window.location;
    const address = `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
    window.history.replaceState(window.history.state, '', address);
  };

  const asked = new URLSearchParams(window.location.search);
  for (const field of FIELDS) {
    const value = asked.get(field) ?? '';
    const select = getSelect(field);
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
  form.hidden = false;
  form.addEventListener('change', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  apply();
}
