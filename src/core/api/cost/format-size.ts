/** Renders bytes as readers compare them: `147 kB`, `3.1 kB`, `1.24 MB`, in units of 1000 bytes. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1000;
  if (kilobytes < 0.05) return '0 kB';
  if (kilobytes >= 999.5) return `${(kilobytes / 1000).toFixed(2)} MB`;
  return `${kilobytes >= 9.95 ? Math.round(kilobytes) : kilobytes.toFixed(1)} kB`;
}
