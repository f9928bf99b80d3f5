import { parseServices, SERVICES_META, type Services } from '../../core/site/services.ts';

/** Reads the services that this document may contact. */
export function readServices(): Services {
  const meta = document.querySelector(`meta[name="${SERVICES_META}"]`);
  return parseServices(meta?.getAttribute('content') ?? null);
}
