const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;
const FEW_LINKS = 1;

/**
 * Rates how much a comment looks like spam, from 0 to 100. Nothing is refused because of it: the
 * dashboard folds what is above the team's limit.
 */
export function rateSpam(text: string): number {
  const links = text.match(LINK)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const distinct = new Set(words).size;
  const score =
    Math.max(0, links - FEW_LINKS) * 30 +
    (letters > 20 && capitals / letters > 0.7 ? 30 : 0) +
    (words.length > 20 && distinct / words.length < 0.3 ? 40 : 0) +
    (/(.)\1{9,}/u.test(text) ? 40 : 0) +
    (letters < text.length / 4 ? 30 : 0);
  return Math.min(100, score);
}
