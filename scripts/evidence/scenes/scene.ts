import type { ReactElement } from 'react';

/** A component in one state. */
export interface Scene {
  component: string;
  /** `filled`, `open`, `with error` */
  state: string;
  render: () => ReactElement;
}
