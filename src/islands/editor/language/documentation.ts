import type ts from 'typescript';

/** Joins what the compiler knows: the text of a comment, then a line for each of its tags. */
export function getDocumentation(
  typescript: typeof ts,
  documentation: readonly ts.SymbolDisplayPart[] = [],
  tags: readonly ts.JSDocTagInfo[] = [],
): string {
  const toText = (parts?: readonly ts.SymbolDisplayPart[]) =>
    typescript
      .displayPartsToString(parts ? [...parts] : [])
      .replace(/\{@link(?:code|plain)?\s+([^}|\s]+)(?:[|\s]+([^}]+))?\}/g, (_, target, text) =>
        String(text ?? target),
      );
  const lines = tags.map(({ name, text }) => `@${name} ${toText(text)}`.trim());
  const parts = [toText(documentation).trim(), lines.join('\n')];
  return parts.filter((part) => part !== '').join('\n\n');
}
