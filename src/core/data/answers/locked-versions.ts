/**
 * Reads the versions of packages from a lock file of npm, pnpm, Yarn or Bun. `workspace` is the path
 * of the project from the folder of the lock file. Of several versions, those of the workspace count,
 * else the highest. Returns nothing for a file that cannot be read.
 */
export function readLockedVersions(
  name: string,
  text: string,
  workspace = '',
): ReadonlyMap<string, string> {
  try {
    if (name === 'package-lock.json') return readNpm(text, workspace.replaceAll('\\', '/'));
    if (name === 'bun.lock') return readBun(text);
    return readLines(text);
  } catch {
    return new Map();
  }
}

function readNpm(text: string, workspace: string): Map<string, string> {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, { version?: string }> };
  const versions = new Map<string, string>();
  const add = (folder: string) => {
    for (const [key, { version }] of Object.entries(packages)) {
      const start = `${folder}node_modules/`;
      const name = key.startsWith(start) ? key.slice(start.length) : '';
      if (name !== '' && !name.includes('/node_modules/') && version) versions.set(name, version);
    }
  };
  add('');
  if (workspace !== '') add(`${workspace}/`);
  return versions;
}

/** `"dayjs": ["dayjs@1.11.13", …]`; the file is JSON with commas at the end of lists. */
function readBun(text: string): Map<string, string> {
  const pattern = /^\s*"(?:[^"]+)": \["((?:@[^/"]+\/)?[^@"]+)@(\d[^"]*)"/gm;
  return collect([...text.matchAll(pattern)].map(([, name, version]) => [name!, version!]));
}

/** Keys of pnpm, `'@mui/x-charts@7.29.1(…)':`, and blocks of Yarn with a line `version "7.29.1"`. */
function readLines(text: string): Map<string, string> {
  const pnpm = /^ {2}'?\/?((?:@[^/'\s]+\/)?[^@'\s/]+)[@/](\d+\.\d+\.\d+[^(':\s]*)/gm;
  const yarn = /^"?((?:@[^/"\s]+\/)?[^@"\s]+)@[^\n]*:\n\s+version:? "?(\d[^"\s]*)/gm;
  const found = [...text.matchAll(pnpm), ...text.matchAll(yarn)];
  return collect(found.map(([, name, version]) => [name!, version!]));
}

/** Keeps the highest version of each package. */
function collect(found: readonly (readonly [string, string])[]): Map<string, string> {
  const versions = new Map<string, string>();
  for (const [name, version] of found) {
    const known = versions.get(name);
    if (known === undefined || compareVersions(known, version) < 0) versions.set(name, version);
  }
  return versions;
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).map(Number));
  const at = a!.findIndex((part, index) => part !== b![index]);
  return at < 0 ? 0 : (a![at] || 0) - (b![at] || 0);
}
