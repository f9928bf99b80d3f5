import { PrintedDemo } from '../components/demo/PrintedDemo.tsx';
import type { Demo } from '../core/demo/demo.ts';
import { createMdxComponents } from './components.ts';

/**
 * Creates the components of print pages: demos are pictures with their source, and headings have no
 * anchor links.
 */
export function createPrintedComponents(t: Label) {
  return {
    ...createMdxComponents(t),
    DemoFrame: ({ demo, title }: { demo: Demo; title: string }) => (
      <PrintedDemo demo={demo} title={title} alt={t('print.picture', { demo: title })} />
    ),
    CardPicture: () => null,
    DemoPreview: () => null,
    DemoWake: () => null,
    HeadingAnchor: () => null,
    LicenseNotice: () => null,
  };
}
