import { describe, expect, it } from 'vitest';
import { createMemoryFiles } from './memory-files.ts';

describe('createMemoryFiles', () => {
  it('knows files, and the folders above them', () => {
    const files = createMemoryFiles();
    files.write('/node_modules/react/index.d.ts', 'a');
    files.write('/node_modules/dayjs/index.d.ts', 'b');
    expect(files.readFile('/node_modules/react/index.d.ts')).toBe('a');
    expect(files.fileExists('/node_modules/react')).toBe(false);
    expect(files.directoryExists('/node_modules/react')).toBe(true);
    expect(files.directoryExists('/node_modules/reac')).toBe(false);
    expect(files.getDirectories('/node_modules')).toEqual(['react', 'dayjs']);
  });

  it('lists the files in a folder by their endings', () => {
    const files = createMemoryFiles();
    for (const path of ['/a/b.d.ts', '/a/c/d.ts', '/a/e.json', '/ab/f.ts']) files.write(path, '');
    expect(files.readDirectory('/a', ['.ts'])).toEqual(['/a/b.d.ts']);
    expect(files.readDirectory('/a/')).toEqual(['/a/b.d.ts', '/a/e.json']);
  });

  it('forgets a removed file', () => {
    const files = createMemoryFiles();
    files.write('/a.ts', 'a');
    files.remove('/a.ts');
    expect(files.fileExists('/a.ts')).toBe(false);
  });
});
