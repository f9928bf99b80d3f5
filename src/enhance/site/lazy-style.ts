/**
 * Loads a style sheet without holding the page up, before the given place so that what stands
 * there wins. Gives the function that takes it away again.
 */
export function insertStyle(href: string, place: Element | null): () => void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (place) place.before(link);
  else document.head.append(link);
  return () => link.remove();
}
