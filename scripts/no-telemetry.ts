/** Astro reads this as it is loaded, and sends data about its use unless it is set. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
