import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { CHANGES } from '../../../config/changes/index.ts';
import type { UpgradeProduct } from '../../core/upgrade/change.ts';
import type { UpgradeFile } from '../../core/upgrade/project.ts';
import { readVersions } from '../../core/upgrade/read-versions.ts';
import {
  getForeignFolder,
  getSizeReason,
  isRead,
  MAX_BYTES,
  selectFile,
  type SkippedFile,
} from '../../core/upgrade/select-files.ts';
import { upgrade, type UpgradedFile } from '../../core/upgrade/upgrade.ts';
import { writeWhole } from '../write-whole.ts';

/** Says why an upgrade cannot run, and what to do. */
export class UpgradeError extends Error {}

interface Folder {
  files: UpgradeFile[];
  skipped: SkippedFile[];
  /** Products of which some `package.json` in the folder or above it allows an earlier version. */
  before: Set<UpgradeProduct>;
}

/** Reads what can be upgraded below a folder. Does not follow links. */
export function readFolder(folder: string, to: number): Folder {
  const files: UpgradeFile[] = [];
  const skipped: SkippedFile[] = [];
  const before = new Set<UpgradeProduct>();
  const addVersions = (text: string) => {
    for (const [product, version] of readVersions(text)) if (version < to) before.add(product);
  };
  const visit = (place: string) => {
    for (const entry of readdirSync(path.join(folder, place), { withFileTypes: true })) {
      const name = place === '' ? entry.name : `${place}/${entry.name}`;
      if (entry.isDirectory()) {
        const foreign = getForeignFolder(`${name}/`);
        if (foreign === undefined) visit(name);
        else skipped.push({ path: name, reason: 'The folder contains code that others write.' });
        continue;
      }
      if (!entry.isFile() || !isRead(name)) continue;
      const file = path.join(folder, name);
      const { size } = statSync(file);
      if (size > MAX_BYTES) {
        skipped.push({ path: name, reason: getSizeReason(size) });
        continue;
      }
      const selected = selectFile(name, readFileSync(file));
      if ('reason' in selected) skipped.push(selected);
      else if (/(^|\/)package\.json$/.test(name)) addVersions(selected.code);
      else files.push(selected);
    }
  };
  visit('');
  for (let above = path.dirname(path.resolve(folder)); ; above = path.dirname(above)) {
    try {
      addVersions(readFileSync(path.join(above, 'package.json'), 'utf8'));
      break;
    } catch {
      if (above === path.dirname(above)) break;
    }
  }
  return { files, skipped, before };
}

/** Whether git knows every change in a folder. Throws what to do if it does not. */
export function checkGit(folder: string): void {
  let status: string;
  try {
    status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new UpgradeError(
      `${folder} is not in a git repository, so the changes could not be taken back. To write them in spite of it, add --force.`,
    );
  }
  if (status.trim() === '') return;
  const count = status.trimEnd().split('\n').length;
  throw new UpgradeError(
    `${folder} has ${count} uncommitted ${count === 1 ? 'change' : 'changes'}. Commit or stash them, so that you can review the upgrade alone, or add --force.`,
  );
}

export interface FolderResult {
  files: UpgradedFile[];
  skipped: SkippedFile[];
}

/** Upgrades the code below a folder from one major version to another, without writing it. */
export function upgradeFolder(folder: string, from: number, to: number): FolderResult {
  let isFolder = false;
  try {
    isFolder = statSync(folder).isDirectory();
  } catch {
    // Reported below.
  }
  if (!isFolder) throw new UpgradeError(`${folder} is not a folder.`);
  const changes = CHANGES.filter((change) => change.to > from && change.to <= to);
  const { files, skipped, before } = readFolder(folder, to);
  return { files: upgrade(files, { typescript, changes, before }), skipped };
}

/** Writes the files of a result that changed, and returns their number. */
export function writeFolder(folder: string, files: readonly UpgradedFile[]): number {
  const changed = files.filter(({ code, upgraded }) => code !== upgraded);
  for (const { path: name, upgraded } of changed) writeWhole(path.join(folder, name), upgraded);
  return changed.length;
}
