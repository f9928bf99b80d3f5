/** Whether the reader's keyboard is Apple's, whose commands go with ⌘. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
