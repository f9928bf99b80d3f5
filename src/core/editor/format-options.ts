/** Prettier's options for edited demos: those of this repository, so that demos stay as they are. */
export const FORMAT_OPTIONS = { singleQuote: true, printWidth: 100, trailingComma: 'all' } as const;
