import settings from '../../../config/settings.ts';
import { parseUsedVersions, type UsedVersions } from '../../core/settings/used-versions.ts';
import { readStorage, removeStorage, writeStorage, type Area } from '../browser-storage.ts';
import { createStore } from '../create-store.ts';
import { USED_VERSION_CHANGE } from '../island-events.ts';
import { followStored } from '../site/other-documents.ts';

const { storageKey } = settings.usedVersions;

function read(area: Area): UsedVersions {
  return parseUsedVersions(readStorage(area, storageKey));
}

function write(area: Area, versions: UsedVersions): void {
  if (Object.keys(versions).length === 0) removeStorage(area, storageKey);
  else writeStorage(area, storageKey, JSON.stringify(versions));
}

/** A release from a shared address applies to this tab, above what the reader has chosen. */
function readAll(): UsedVersions {
  return { ...read('local'), ...read('session') };
}

/** The releases that the reader uses, by the product's folder. */
export const usedVersionsStore = createStore<UsedVersions>(readAll);

function without(versions: UsedVersions, folder: string): UsedVersions {
  return Object.fromEntries(Object.entries(versions).filter(([each]) => each !== folder));
}

/** Stores the release of a product; null turns it off, also one from a shared address. */
export function setUsedVersion(folder: string, version: string | null): void {
  write('session', without(read('session'), folder));
  const rest = without(read('local'), folder);
  write('local', version === null ? rest : { ...rest, [folder]: version });
  const all = without(usedVersionsStore.get(), folder);
  usedVersionsStore.set(version === null ? all : { ...all, [folder]: version });
  document.querySelector('h1')?.dispatchEvent(new CustomEvent(USED_VERSION_CHANGE));
}

/** Applies the release of a shared address to this tab. */
export function adoptUsedVersion(folder: string, version: string): void {
  if (usedVersionsStore.get()[folder] === version) return;
  write('session', { ...read('session'), [folder]: version });
  usedVersionsStore.set({ ...usedVersionsStore.get(), [folder]: version });
}

/** Applies what the reader chooses in another tab. */
export function followUsedVersions(): void {
  followStored(readAll, (versions) => usedVersionsStore.set(versions));
}
