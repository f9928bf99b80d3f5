import { readFile, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentType } from 'mime-types';
import send from 'send';
import { chooseCoding, type Coding } from './negotiate.ts';
import { checkPreconditions, isRangeWanted } from './preconditions.ts';

const compress = promisify(gzip);

/** Below this size in bytes, compression saves less than its header costs. */
const MIN_COMPRESSED = 512;

const COMPRESSIBLE = /^text\/|[/+](javascript|json|xml)\b|^image\/svg/;

function getType(file: string): string {
  return contentType(file.slice(file.lastIndexOf('/') + 1)) || 'application/octet-stream';
}

/** Answers with a status alone, without what was prepared for the content. */
function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of [
    'Content-Encoding',
    'Content-Length',
    'Content-Type',
    'Cache-Control',
    'ETag',
    'Last-Modified',
  ])
    response.removeHeader(name);
  response.statusCode = status;
  response.end();
}

/** Adds a header's name to those that the response varies by. */
export function addVary(response: ServerResponse, name: string): void {
  const names = new Set(
    String(response.getHeader('Vary') ?? '')
      .split(', ')
      .filter(Boolean),
  );
  response.setHeader('Vary', [...names.add(name)].join(', '));
}

interface Content {
  body: Buffer | string;
  /** Media type with its charset. */
  type: string;
}

/**
 * Sends content from memory, compressed if the client wants that. The response has its status and
 * other headers already.
 */
export async function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  { body, type }: Content,
): Promise<void> {
  const plain = Buffer.from(body);
  const canCompress = COMPRESSIBLE.test(type) && plain.length >= MIN_COMPRESSED;
  addVary(response, 'Accept-Encoding');
  const coding =
    chooseCoding(request, canCompress ? ['gzip', 'identity'] : ['identity']) ??
    chooseCoding(request, ['gzip']);
  if (coding === null) return sendStatus(response, 406);
  const sent = coding === 'gzip' ? await compress(plain, { level: 6 }) : plain;
  if (coding === 'gzip') response.setHeader('Content-Encoding', 'gzip');
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

/**
 * Returns a `Range` header in the terms of the `send` package, which refuses two that RFC 9110
 * allows: the end of a file with more bytes than it has, and a range that ends before its start,
 * which has to be ignored.
 */
function toKnownRange(range: string, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return range.replace(/(?<=[=,]\s*)-(\d+)/g, (end, count) =>
    Number(count) > size ? '0-' : String(end),
  );
}

/** Answers that the client has what it asked for, or that it asked on a condition that fails. */
function sendPrecondition(response: ServerResponse, status: 304 | 412): void {
  if (status === 412) return sendStatus(response, status);
  for (const name of ['Content-Encoding', 'Content-Type']) response.removeHeader(name);
  response.statusCode = status;
  response.end();
}

interface SentFile {
  /** Absolute path. */
  file: string;
  /** Called instead of sending anything if the file does not exist, or not any more. */
  onMissing: () => void;
}

/**
 * Sends a file: its compressed copy or itself as the client prefers, the requested range, or only
 * that it has not changed.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, onMissing }: SentFile,
): Promise<void> {
  const type = getType(file);
  const copies: Coding[] = existsSync(`${file}.br`) ? ['br'] : [];
  // A range of a text that is compressed on the way would have to be counted in its compressed form.
  const canCompress = COMPRESSIBLE.test(type) && request.headers.range === undefined;
  const coding =
    chooseCoding(request, [...copies, ...(canCompress ? (['gzip'] as const) : []), 'identity']) ??
    chooseCoding(request, ['gzip']);
  addVary(response, 'Accept-Encoding');
  if (coding === null) return sendStatus(response, 406);
  const stored = coding === 'br' ? `${file}.br` : file;
  const found = await stat(stored).catch(() => null);
  if (found === null) return onMissing();
  const { size, mtime } = found;
  const version = `${size.toString(16)}-${mtime.getTime().toString(16)}`;
  const validators = {
    etag: coding === 'gzip' ? `"${version}-gzip"` : `"${version}"`,
    modified: mtime,
  };
  response.setHeader('ETag', validators.etag);
  response.setHeader('Last-Modified', mtime.toUTCString());
  const status = checkPreconditions(request, validators);
  if (status !== 200) return sendPrecondition(response, status);

  const forget = () => {
    for (const name of ['ETag', 'Last-Modified', 'Content-Encoding', 'Content-Type']) {
      response.removeHeader(name);
    }
    onMissing();
  };
  if (coding === 'gzip') {
    const body = await readFile(file).catch(() => null);
    return body === null ? forget() : sendContent(request, response, { body, type });
  }
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', type);
  if (coding === 'br') response.setHeader('Content-Encoding', 'br');
  const range = isRangeWanted(request, validators) ? request.headers.range : undefined;
  request.headers.range = range && toKnownRange(range, size);
  delete request.headers['if-range'];
  send(request, encodeURI(stored), { cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', ({ status: problem = 500 }: { status?: number }) => {
      if (problem !== 404 || response.headersSent) return sendStatus(response, problem);
      forget();
    })
    .pipe(response);
  return undefined;
}
