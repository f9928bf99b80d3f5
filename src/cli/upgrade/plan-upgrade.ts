import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { RequestError, type Answer } from '../../core/data/answers/library.ts';
import { createReport, renderReport } from '../../core/upgrade/report.ts';
import type { Context } from '../context.ts';
import { upgradeFolder } from './upgrade-folder.ts';

/** Finds a folder of the project. Throws a `RequestError` for one outside of it, also through a link. */
function findFolder(project: string, name: string): string {
  const folder = path.resolve(project, name);
  const isInside = (outer: string, inner: string) =>
    `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  const isFolder =
    isInside(project, folder) && existsSync(folder) && statSync(folder).isDirectory();
  if (!isFolder || !isInside(realpathSync(project), realpathSync(folder))) {
    throw new RequestError(`${name} is not a folder of the project.`);
  }
  return folder;
}

/** Lists what an upgrade changes in the code of the project, and what it leaves. Writes nothing. */
export function planUpgrade(
  { project, library }: Context,
  { from, to, folder }: { from: number; to: number; folder: string },
): Answer {
  if (from >= to)
    throw new RequestError(`from has to be less than to, and ${from} is not less than ${to}.`);
  const { files, skipped } = upgradeFolder(findFolder(project.folder, folder), from, to);
  const report = createReport(files, skipped, { from, to, written: false, site: library.origin });
  return { found: true, text: renderReport(report), data: {} };
}
