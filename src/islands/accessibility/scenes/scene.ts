import type { ReactElement } from 'react';

/** A component in one state. */
export interface Scene {
  component: string;
  /** `filled`, `open`, `with error` */
  state: string;
  /** `canClose`: whether a popup that is open closes as it does in an application. */
  render: (canClose?: boolean) => ReactElement;
}
