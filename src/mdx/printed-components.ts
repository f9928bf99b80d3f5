import { PrintedDemo } from '../components/PrintedDemo.tsx';
import { createMdxComponents } from './components.ts';

/** The author's vocabulary on paper: demos are their source, headings have no links to themselves. */
export function createPrintedComponents(label: Label) {
  return {
    ...createMdxComponents(label),
    DemoFrame: PrintedDemo,
    DemoPreview: () => null,
    HeadingAnchor: () => null,
  };
}
