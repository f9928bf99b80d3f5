import {
  getPicture,
  isFixedWidth,
  PICTURE_MODES,
  PICTURE_VIEWPORTS,
  type DemoPictures,
  type PictureMode,
  type PictureViewport,
} from '../../core/demo/picture.ts';

interface Props {
  pictures: DemoPictures;
  /** Shows the picture of this viewport in every window, for a place of fixed size. */
  viewport?: PictureViewport;
  /** Empty where the text around it says what it shows. */
  alt?: string;
}

/** Viewports after the first, widest first: the browser takes the first source that matches. */
const LARGER = (['wide', 'large', 'medium'] as const).map((viewport) => ({
  viewport,
  media: PICTURE_VIEWPORTS[viewport].media,
}));

function ModePicture({ pictures, viewport, alt, mode }: Props & { mode: PictureMode }) {
  const picture = getPicture(pictures, viewport ?? 'narrow', mode);
  if (!picture) return null;
  return (
    <picture data-mode={mode}>
      {viewport
        ? null
        : LARGER.map(({ viewport: larger, media }) => {
            const source = getPicture(pictures, larger, mode);
            if (!source) return null;
            return <source key={media} media={media} srcSet={source.src} />;
          })}
      <img {...picture} alt={alt} loading="lazy" decoding="async" fetchPriority="low" />
    </picture>
  );
}

/**
 * The stored picture of a demo's first state. Has an image for each color scheme; the style sheet
 * hides one, and browsers do not load lazy images that are hidden.
 */
export function DemoPicture({ pictures, viewport, alt = '' }: Props) {
  return (
    <span className={isFixedWidth(pictures) ? 'demo-picture demo-picture-fixed' : 'demo-picture'}>
      {PICTURE_MODES.map((mode) => (
        <ModePicture key={mode} {...{ pictures, viewport, alt, mode }} />
      ))}
    </span>
  );
}
