/**
 * Renders rows as CSV: RFC 4180, with a byte order mark, which spreadsheets need to read UTF-8. Texts
 * that a spreadsheet would take for a formula begin with an apostrophe.
 */
export function renderCsv(rows: readonly object[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const toCell = (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    const text = Array.isArray(value) ? value.join('; ') : ((value ?? '') as string);
    const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = rows.map((row) =>
    names.map((name) => toCell((row as Record<string, unknown>)[name])).join(','),
  );
  return `\uFEFF${[names.join(','), ...lines].join('\r\n')}\r\n`;
}
