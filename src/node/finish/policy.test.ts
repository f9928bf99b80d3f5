import { describe, expect, it } from 'vitest';
import { NO_SERVICES } from '../../core/site/services.ts';
import { addPolicy } from './policy.ts';

const HTML = '<head><meta charset="utf-8"><script>alert(1)</script></head>';
const HASH = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

describe('addPolicy', () => {
  it('allows the inline scripts, and no service if none is configured', () => {
    const html = addPolicy(HTML, NO_SERVICES);
    expect(html).toMatch(/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`'${HASH}'`);
    expect(html).not.toContain('docs:services');
    expect(html).not.toContain('google');
  });

  it('allows the configured services and escapes their addresses', () => {
    const html = addPolicy(HTML, { ...NO_SERVICES, iconFont: 'https://f.example/a?b=c&d=e' });
    expect(html).toContain(
      '<meta name="docs:services" content="{&quot;iconFont&quot;:&quot;https://f.example/a?b=c&amp;d=e&quot;}">',
    );
    expect(html).toContain("style-src 'self' 'unsafe-inline' https://f.example;");
  });

  it('replaces an earlier policy', () => {
    const configured = addPolicy(HTML, { ...NO_SERVICES, analyticsId: 'G-1' });
    expect(addPolicy(configured, NO_SERVICES)).toBe(addPolicy(HTML, NO_SERVICES));
  });
});
