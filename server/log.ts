/** Writes one line of JSON. Never anything that a reader sent, nor who they are. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  fields: Readonly<Record<string, unknown>>,
) => void;

export const writeLog: Log = (level, fields) => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields });
  process.stdout.write(`${line}\n`);
};
