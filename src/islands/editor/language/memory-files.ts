/** A file system in memory, as far as the compiler asks for one. Paths are absolute. */
export interface MemoryFiles {
  write: (path: string, text: string) => void;
  remove: (path: string) => void;
  fileExists: (path: string) => boolean;
  readFile: (path: string) => string | undefined;
  directoryExists: (path: string) => boolean;
  /** Names of the folders in a folder. */
  getDirectories: (path: string) => string[];
  /** Paths of the files in a folder, not below it, that end like this. */
  readDirectory: (path: string, extensions?: readonly string[]) => string[];
}

function toFolder(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

export function createMemoryFiles(): MemoryFiles {
  const texts = new Map<string, string>();
  /** Folders with a slash at the end, and the names of the folders in them. */
  const folders = new Map<string, Set<string>>([['/', new Set()]]);

  const addFolder = (folder: string) => {
    if (folders.has(folder)) return;
    folders.set(folder, new Set());
    const parent = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
    addFolder(parent);
    folders.get(parent)?.add(folder.slice(parent.length, -1));
  };

  return {
    write(path, text) {
      texts.set(path, text);
      addFolder(path.slice(0, path.lastIndexOf('/') + 1));
    },
    remove: (path) => void texts.delete(path),
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    directoryExists: (path) => folders.has(toFolder(path)),
    getDirectories: (path) => [...(folders.get(toFolder(path)) ?? [])],
    // The compiler asks for what is below only to read a project's configuration.
    readDirectory(path, extensions = ['']) {
      const folder = toFolder(path);
      return [...texts.keys()].filter(
        (each) =>
          each.startsWith(folder) &&
          !each.includes('/', folder.length) &&
          extensions.some((ending) => each.endsWith(ending)),
      );
    },
  };
}
