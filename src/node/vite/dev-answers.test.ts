import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGE_MANIFEST_PATH,
  type LanguageManifest,
} from '../../core/editor/language/manifest.ts';
import { createSiteLoader } from '../site/site-loader.ts';
import { createDevAnswers } from './dev-answers.ts';

const answers = createDevAnswers(createSiteLoader());
const server = createServer((request, response) =>
  answers(request, response, () => {
    response.statusCode = 404;
    response.end();
  }),
);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('createDevAnswers', () => {
  it('serves what the editor needs to check types', { timeout: 240_000 }, async () => {
    const response = await fetch(origin + LANGUAGE_MANIFEST_PATH);
    const { compiler, bundles } = (await response.json()) as LanguageManifest;
    const script = await fetch(`${origin}${compiler.path}?import`);
    expect(script.headers.get('Content-Type')).toBe('text/javascript');
    expect((await script.arrayBuffer()).byteLength).toBe(compiler.contentBytes);
    const bundle = await fetch(origin + bundles.react!.path);
    expect(bundle.headers.get('Content-Type')).toBe('application/json');
    expect(await bundle.json()).toHaveProperty('files');
  });

  it('leaves unknown files to the next handler', async () => {
    expect((await fetch(`${origin}/x/assets/editor/nothing.json`)).status).toBe(404);
  });
});
