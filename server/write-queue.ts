/** Something to write, and who waits for it. */
interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
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
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }
}
