import type { UpgradeProduct } from '../../core/upgrade/change.ts';
import type { UpgradeFile } from '../../core/upgrade/project.ts';
import type { UpgradedFile } from '../../core/upgrade/upgrade.ts';

/** Asks the worker for one upgrade. */
export interface UpgradeQuestion {
  files: readonly UpgradeFile[];
  before: readonly UpgradeProduct[];
  /** Major version of the code. */
  from: number;
}

export type UpgradeReply =
  /** Share of the compiler that has been loaded, from 0 to 1. */
  | { kind: 'loading'; share: number }
  /** The file that is upgraded now. */
  | { kind: 'file'; path: string; index: number }
  | { kind: 'done'; files: UpgradedFile[] }
  | { kind: 'failed'; problem: string };
