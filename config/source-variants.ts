import type { SourceVariantsConfig } from '../src/core/demo/config.ts';
import { COOKIE_SECONDS } from '../src/core/settings/settings.ts';

/** Variants of a demo's source: by language and by styling solution. */
export default {
  code: {
    choices: [
      { id: 'TS', name: 'TypeScript', extension: 'tsx' },
      { id: 'JS', name: 'JavaScript', extension: 'js' },
    ],
    default: 'TS',
    cookie: 'codeVariant',
  },
  styling: {
    choices: [
      { id: 'MUI System', hash: 'system', folder: 'system' },
      { id: 'Tailwind', hash: 'tailwind', folder: 'tailwind' },
      { id: 'CSS', hash: 'css', folder: 'css' },
    ],
    default: 'MUI System',
    cookie: 'codeStyling',
  },
  cookieMaxAgeSeconds: COOKIE_SECONDS,
} as const satisfies SourceVariantsConfig;
