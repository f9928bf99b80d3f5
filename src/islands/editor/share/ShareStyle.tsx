import css from './share.css?inline';

/** The styles of what shares edits. React inserts them once, however often they are rendered. */
export function ShareStyle() {
  return (
    <style href="share-edit" precedence="medium">
      {css}
    </style>
  );
}
