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
 * Adds the content security policy and the configured services to a document's head. The policy
 * allows only the inline scripts of that document. An earlier policy is replaced, so that a built
 * document can get other services.
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
