/** Disables Astro's telemetry. Must be imported before Astro, which reads this when it loads. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
