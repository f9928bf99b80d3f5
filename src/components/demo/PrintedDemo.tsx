import type { Demo } from '../../core/demo/demo.ts';

/** A demo on a print page: its picture, if there is one, and its source. */
export function PrintedDemo({
  demo: { name, source, printed },
  title,
  alt,
}: {
  demo: Demo;
  title: string;
  alt: string;
}) {
  return (
    <figure className="code-block" id={name} dir="ltr">
      <figcaption className="code-title">{title}</figcaption>
      {printed && (
        <img
          className="printed-picture"
          src={printed.src}
          width={printed.width}
          height={printed.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      )}
      <pre className="code" tabIndex={0}>
        <code>{source.code}</code>
      </pre>
    </figure>
  );
}
