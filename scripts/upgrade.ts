/**
 * Upgrades the code of an application: `npm run upgrade -- <folder> --from 6 --to 7`. It is the
 * command `upgrade` of the documentation package, from a checkout.
 */
import { runUpgrade } from '../src/cli/upgrade/run-upgrade.ts';

process.exitCode = runUpgrade(process.argv.slice(2), {
  command: 'npm run upgrade --',
  // npm starts scripts in the project, and not where the command was typed.
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
});
