import type { UpgradedFile } from '../../core/upgrade/upgrade.ts';
import type { UpgradeQuestion, UpgradeReply } from './upgrade-messages.ts';

export interface RunningUpgrade {
  /** Rejects with a readable message. Never settles once it is cancelled. */
  result: Promise<UpgradedFile[]>;
  cancel: () => void;
}

function startWorker(): Worker {
  return new Worker(new URL('./upgrade-worker.ts', import.meta.url), { type: 'module' });
}

/** Upgrades files in a worker. `onProgress` gets what it does. */
export function runUpgrade(
  question: UpgradeQuestion,
  onProgress: (reply: UpgradeReply) => void,
  start: () => Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'> = startWorker,
): RunningUpgrade {
  const worker = start();
  const result = new Promise<UpgradedFile[]>((resolve, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The assistant could not be loaded. Reload the page to try again.')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<UpgradeReply>) => {
      if (data.kind === 'done') resolve(data.files);
      else if (data.kind === 'failed') reject(new Error(data.problem));
      else onProgress(data);
    });
  });
  worker.postMessage(question);
  const stop = () => worker.terminate();
  result.then(stop, stop);
  return { result, cancel: stop };
}
