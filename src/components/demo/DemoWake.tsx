/**
 * Covers a demo that sleeps until the reader touches it. `client:touch` hydrates the demo, repeats
 * the click there, and the cover goes.
 */
export function DemoWake({ t }: { t: Label<'landing'> }) {
  return (
    <button type="button" className="demo-wake" data-demo-wake="">
      <span>{t('landing.try')}</span>
    </button>
  );
}
