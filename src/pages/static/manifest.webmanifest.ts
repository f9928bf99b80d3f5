import type { APIRoute } from 'astro';
import { site } from 'virtual:site';

const png = (name: string, size: number, purpose?: string) => ({
  src: `/static/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** Web app manifest, for readers who add the site to their home screen. */
export const GET: APIRoute = () => {
  const { name, homePath } = site.config;
  const manifest = {
    name: `${name} documentation`,
    short_name: name,
    start_url: homePath,
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#ffffff',
    background_color: '#ffffff',
    icons: [
      { src: '/static/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      png('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
