import type { ShownHealth } from '../../core/demo/health.ts';

interface Props {
  health: ShownHealth;
  /** Language of the date. */
  language: string;
  t: Label<'demo'>;
}

/** When the demo was last checked, by what, and what did not pass. */
export function DemoHealth({ health, language, t }: Props) {
  const { measured, compiles, messages, runsPasted, libraries, tests, violations } = health;
  const date = new Date(`${measured}T00:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const count = (value: number) => ({ count: String(value) });
  const parts = [
    t(compiles ? 'demo.health.compiles' : 'demo.health.doesNotCompile'),
    messages === 0 ? t('demo.health.silent') : t('demo.health.messages', count(messages ?? 1)),
    !runsPasted
      ? t('demo.health.notPasted')
      : libraries > 1
        ? t('demo.health.libraries', count(libraries))
        : t('demo.health.pasted'),
    ...(tests > 0 ? [t('demo.health.tests', count(tests))] : []),
    violations === 0 ? t('demo.health.accessible') : t('demo.health.violations', count(violations)),
  ];
  return (
    <p className="demo-health">
      {t('demo.health.checked', { date })} {parts.join(', ')}.
    </p>
  );
}
