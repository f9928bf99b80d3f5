interface Signals {
  globalPrivacyControl?: boolean;
}

/** Whether the browser signals that the reader must not be tracked. */
export function mustNotTrack(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Signals;
  return doNotTrack === '1' || globalPrivacyControl === true;
}
