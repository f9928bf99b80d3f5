import type { Demo } from '../../core/demo/demo.ts';

/** Image of a rendered demo. Width and height are in pixels. */
export interface PrintedPicture {
  src: string;
  width: number;
  height: number;
}

/** A demo on a print page: its picture, if there is one, and its source. */
export function PrintedDemo({
  demo: { name, source },
  title,
  picture,
  alt,
}: {
  demo: Demo;
  title: string;
  picture: PrintedPicture | undefined;
  alt: string;
}) {
  return (
    <figure className="code-block" id={name} dir="ltr">
      <figcaption className="code-title">{title}</figcaption>
      {picture && (
        <img
          className="printed-picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
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
