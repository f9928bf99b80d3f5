/**
 * Makes the buttons in the text that open the search click the search button of the header. They
 * pass the pointer and the focus on, which load the search before the click.
 */
export function enhanceSearchOpeners(): void {
  const getButton = () => document.querySelector<HTMLElement>('[data-search-button]');
  for (const opener of document.querySelectorAll<HTMLElement>('[data-open-search]')) {
    const load = () => getButton()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    opener.addEventListener('pointerover', load, { once: true, passive: true });
    opener.addEventListener('focus', load, { once: true });
    opener.addEventListener('click', () => getButton()?.click());
    // The search needs JavaScript, so a button without it would do nothing.
    opener.closest('[hidden]')?.removeAttribute('hidden');
  }
}
