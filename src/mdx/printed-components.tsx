import { PrintedDemo, type DemoPicture } from '../components/demo/PrintedDemo.tsx';
import type { Demo } from '../core/demo/demo.ts';
import { createMdxComponents } from './components.ts';

/**
 * The author's vocabulary on paper: demos are pictures with their source, headings have no links to
 * themselves. `pictures` are found by the id of their demo.
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
