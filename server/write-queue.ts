/** Something to write, and who waits for it. */
interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Whether the database refused what it was given, rather than being unable to work: classes 22 and
 * 23 of SQLSTATE, and constraints of SQLite.
 */
function isAboutItem(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /^(2[23]\w{3}$|SQLITE_(CONSTRAINT|MISMATCH|TOOBIG))/.test(code);
}

/**
 * Writes what arrives while another write is running together, in one transaction: a disk confirms
 * some hundred transactions in a second, however much is in each.
 */
export class WriteQueue<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #most: number;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | null = null;

  constructor(write: (items: readonly Item[]) => Promise<void>, most = 500) {
    this.#write = write;
    this.#most = most;
  }

  /** Resolves when the item is on the disk. Rejects if it is not. */
  add(item: Item): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
    });
    this.#running ??= this.#run();
    return added;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    // What arrives with the same packets belongs together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most);
      try {
        await this.#write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        await this.#writeEach(batch, error);
      }
    }
    this.#running = null;
  }

  /** What the database refuses must not take with it what arrived at the same time. */
  async #writeEach(batch: readonly Waiting<Item>[], reason: unknown): Promise<void> {
    let failure: unknown = batch.length === 1 ? reason : null;
    for (const { item, resolve, reject } of batch) {
      try {
        // Once the database is known to be gone, the others need not wait for it.
        if (failure !== null) throw failure;
        await this.#write([item]);
        resolve();
      } catch (error) {
        reject(error);
        if (!isAboutItem(error)) failure = error;
      }
    }
  }
}
