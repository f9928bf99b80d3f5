/** Storage that lasts as long as the frame: its origin has none, and demos remember things. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#values.size;
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#values.get(String(name)) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#values.set(String(name), String(value));
  }

  removeItem(name: string): void {
    this.#values.delete(String(name));
  }

  clear(): void {
    this.#values.clear();
  }
}

/** Puts storages in place of those that throw when they are read. */
export function provideStorages(target: object): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(target, name, { value: new MemoryStorage(), configurable: true });
  }
}
