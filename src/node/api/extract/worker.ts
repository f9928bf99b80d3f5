import { parentPort, workerData } from 'node:worker_threads';
import { extractProducts } from './products.ts';

/** Reads the products whose folders it is given, in a thread of its own. */
parentPort?.postMessage(extractProducts(workerData as string[]));
