import type { Demo } from '../core/demo.ts';

/** A demo where nothing runs: its source. What it would render on the screen is not rendered. */
export function PrintedDemo({ demo: { name, code } }: { demo: Demo }) {
  return (
    <figure className="code-block" id={name} dir="ltr">
      <figcaption className="code-title">{name}.tsx</figcaption>
      <pre className="code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
