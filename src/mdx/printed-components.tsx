import { PrintedDemo, type DemoPicture } from '../components/demo/PrintedDemo.tsx';
import type { Demo } from '../core/demo/demo.ts';
import { createMdxComponents } from './components.ts';

/**
 * Creates the components of print pages: demos are pictures with their source, and headings have no
 * anchor links. The keys of `pictures` are demo ids.
 */
export function createPrintedComponents(t: Label, pictures: ReadonlyMap<string, DemoPicture>) {
  return {
    ...createMdxComponents(t),
    DemoFrame: ({ demo }: { demo: Demo }) => (
      <PrintedDemo
        demo={demo}
        picture={pictures.get(demo.id)}
        alt={t('print.picture', { demo: demo.name })}
      />
    ),
    DemoPreview: () => null,
    HeadingAnchor: () => null,
  };
}
