import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import site from '../../../config/site.ts';
import { createReport, renderReport, upgradeReportSchema } from '../../core/upgrade/report.ts';
import { checkGit, UpgradeError, upgradeFolder, writeFolder } from './upgrade-folder.ts';

const getUsage = (
  command: string,
) => `${command} <folder> --from 6 --to 7 [--write] [--force] [--json]

  --from, --to  major versions: from 5 or 6, to 6 or 7
  --write       changes the files; without it, nothing is written
  --force       also writes where git has uncommitted changes
  --json        prints the result as JSON
  --schema      prints the JSON Schema of that result`;

const VERSIONS = { from: ['5', '6'], to: ['6', '7'] };

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: '6' },
      to: { type: 'string', default: '7' },
      write: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      schema: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return { ...values, folders: positionals };
}

interface Caller {
  /** What the reader types before the arguments. */
  command: string;
  /** The folder from which paths count. */
  cwd: string;
}

function run(args: readonly string[], { command, cwd }: Caller): number {
  const usage = getUsage(command);
  let options: ReturnType<typeof readArguments>;
  try {
    options = readArguments(args);
  } catch (error) {
    throw new UpgradeError(`${(error as Error).message}\n\n${usage}`);
  }
  if (options.help) {
    console.log(usage);
    return 0;
  }
  if (options.schema) {
    console.log(JSON.stringify(z.toJSONSchema(upgradeReportSchema), null, 2));
    return 0;
  }
  const [given] = options.folders;
  if (given === undefined || options.folders.length > 1) throw new UpgradeError(usage);
  const folder = path.resolve(cwd, given);
  for (const name of ['from', 'to'] as const) {
    if (VERSIONS[name].includes(options[name])) continue;
    throw new UpgradeError(
      `--${name} ${options[name]} is not supported. It can be ${VERSIONS[name].join(', ')}.`,
    );
  }
  const [from, to] = [Number(options.from), Number(options.to)];
  if (from >= to) {
    throw new UpgradeError(`--from ${from} has to be less than --to ${to}.`);
  }
  if (options.write && !options.force) checkGit(folder);
  const { files, skipped } = upgradeFolder(folder, from, to);
  if (options.write) writeFolder(folder, files);
  const report = createReport(files, skipped, {
    ...{ from, to, written: options.write },
    site: site.origin,
  });
  console.log(options.json ? JSON.stringify(report, null, 2) : renderReport(report));
  const isParsed = files.every(({ problem }) => problem === undefined);
  return report.totals.left === 0 && isParsed ? 0 : 1;
}

/**
 * Upgrades the code below a folder, and returns the code with which the command exits: 0 if nothing is
 * left to do, 1 if something is, and 2 if it could not run.
 */
export function runUpgrade(args: readonly string[], caller: Caller): number {
  try {
    return run(args, caller);
  } catch (error) {
    if (!(error instanceof UpgradeError)) throw error;
    console.error(error.message);
    return 2;
  }
}
