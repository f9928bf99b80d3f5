/** Starts the service alone: `npm run service`. Configured by the environment. */
import type { AddressInfo } from 'node:net';
import { listen } from './listen.ts';
import { writeLog } from './log.ts';
import { startService } from './service.ts';
import { SetupError } from './setup-error.ts';

const DEFAULT_PORT = 4330;

async function start(): Promise<void> {
  const service = await startService(process.env);
  const { PORT = DEFAULT_PORT, HOST } = process.env;
  const server = await listen(service.listener, Number(PORT), HOST);
  const { port } = server.address() as AddressInfo;
  writeLog('info', { event: 'started', port, database: service.dialect });
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    writeLog('info', { event: 'stopping', signal });
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    await service.stop();
    writeLog('info', { event: 'stopped' });
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal));
}

try {
  await start();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const isTaken = code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof SetupError)) throw error;
  console.error(isTaken ? 'The port is in use. Set PORT to another one.' : message);
  process.exitCode = 1;
}
