import type { APIRoute } from 'astro';
import { createDemoTheme, renderThemeSheet } from '../../theme/create-demo-theme.ts';

export const GET: APIRoute = () =>
  new Response(renderThemeSheet(createDemoTheme()), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  });
