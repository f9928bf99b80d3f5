import { parentPort, workerData } from 'node:worker_threads';
import { extractProducts } from './products.ts';

/** Worker thread that extracts the products whose folders are in `workerData`. */
parentPort?.postMessage(extractProducts(workerData as string[]));
