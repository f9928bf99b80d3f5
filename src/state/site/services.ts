import { parseServices, SERVICES_META, type Services } from '../../core/site/services.ts';

/** The services that this document may talk to. */
export function readServices(): Services {
  const meta = document.querySelector(`meta[name="${SERVICES_META}"]`);
  return parseServices(meta?.getAttribute('content') ?? null);
}
