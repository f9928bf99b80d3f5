import type { CSSProperties, ReactNode } from 'react';
import type { Demo } from '../../core/demo/demo.ts';
import { getCodeStyle } from '../page/CodeBlock.tsx';

interface Props {
  demo: Demo;
  /** Height of the rendered demo, in pixels. */
  height: number;
  /** Height on screens below 600 px, if it differs. */
  heightNarrow?: number;
  children?: ReactNode;
  toolbar?: ReactNode;
}

/** Frame of a demo. It reserves the demo's height, so that nothing moves on hydration. */
export function DemoFrame({ demo, height, heightNarrow, children, toolbar }: Props) {
  const style = {
    '--demo-height': `${height}px`,
    '--demo-height-narrow': `${heightNarrow ?? height}px`,
  } as CSSProperties;
  return (
    <div className="demo" id={demo.name} data-demo={demo.id} style={style}>
      <div className="demo-stage">{children}</div>
      {toolbar}
      <noscript>
        <pre className="code" dir="ltr" tabIndex={0}>
          <code>{demo.code}</code>
        </pre>
      </noscript>
    </div>
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
