import type { CSSProperties, ReactNode } from 'react';
import type { Demo } from '../../core/demo/demo.ts';
import { getCodeStyle } from '../page/CodeBlock.tsx';
import { DemoPicture } from './DemoPicture.tsx';

interface Props {
  demo: Demo;
  /** Caption. */
  title: string;
  /** Height of the rendered demo, in pixels. */
  height: number;
  /** Height on screens below 600 px, if it differs. */
  heightNarrow?: number;
  /** Whether the frame reaches into the margins of the page, for a demo with many columns. */
  wide?: boolean;
  /** Earlier name of the demo, of which links are in circulation. */
  was?: string;
  children?: ReactNode;
  toolbar?: ReactNode;
}

/** Frame of a demo. It reserves the demo's height, so that nothing moves on hydration. */
export function DemoFrame({
  demo,
  title,
  height,
  heightNarrow,
  wide,
  was,
  children,
  toolbar,
}: Props) {
  const style = {
    '--demo-height': `${height}px`,
    '--demo-height-narrow': `${heightNarrow ?? height}px`,
  } as CSSProperties;
  return (
    <figure
      className={wide ? 'demo demo-wide' : 'demo'}
      id={demo.name}
      data-demo={demo.id}
      data-libraries={demo.hasLibraries ? '' : undefined}
      style={style}
    >
      <figcaption className="demo-caption">
        {was ? <span id={was} /> : null}
        {title}
      </figcaption>
      <div className="demo-stage">
        {demo.pictures ? <DemoPicture pictures={demo.pictures} /> : null}
        {children}
      </div>
      {toolbar}
      <noscript>
        <pre className="code" dir="ltr" tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: demo.source.html }} />
        </pre>
      </noscript>
    </figure>
  );
}

/** The short excerpt under a demo while its code is collapsed. */
export function DemoPreview({ demo: { preview } }: { demo: Demo }) {
  if (!preview) return null;
  return (
    <pre className="code demo-preview" dir="ltr" tabIndex={0} style={getCodeStyle(preview.html)}>
      <code dangerouslySetInnerHTML={{ __html: preview.html }} />
    </pre>
  );
}
