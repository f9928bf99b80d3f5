/**
 * Loads a style sheet without blocking the page. It is inserted before `place`, so that the sheet
 * there wins. Returns a function that removes it again.
 */
export function insertStyle(href: string, place: Element | null): () => void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (place) place.before(link);
  else document.head.append(link);
  return () => link.remove();
}
