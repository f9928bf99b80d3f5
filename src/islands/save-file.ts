const REVOKE_MILLISECONDS = 60_000;

/** Saves a file to the reader's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser may read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MILLISECONDS);
}
