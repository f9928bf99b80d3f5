/** Whether the reader has an Apple keyboard, where shortcuts use ⌘. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
