import { escapeAttribute } from 'entities/escape';
import { renderPolicy } from '../../core/hosting/hosting.ts';
import {
  extendPolicy,
  renderServices,
  SERVICES_META,
  type Services,
} from '../../core/site/services.ts';
import { loadConfig } from '../load-config.ts';
import { getScriptHashes } from './script-hashes.ts';

const CHARSET = '<meta charset="utf-8">';
const OWN_METAS = new RegExp(
  `<meta http-equiv="Content-Security-Policy"[^>]*>|<meta name="${SERVICES_META}"[^>]*>`,
  'g',
);

/**
 * Puts into a document's head its policy, which names just the inline scripts of that document, and
 * the services that it may talk to. What was put there before is replaced, so that a built document
 * can be given other services.
 */
export function addPolicy(html: string, services: Services): string {
  const bare = html.replace(OWN_METAS, '');
  const hashes = [...new Set(getScriptHashes(bare))];
  const { contentSecurityPolicy } = loadConfig().hosting;
  const policy = renderPolicy(extendPolicy(contentSecurityPolicy, services), hashes);
  const names = renderServices(services);
  const meta =
    names === null ? '' : `<meta name="${SERVICES_META}" content="${escapeAttribute(names)}">`;
  return bare.replace(
    CHARSET,
    () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">${meta}`,
  );
}
