import type { Demo } from '../../core/demo/demo.ts';
import { DemoPicture } from '../demo/DemoPicture.tsx';

/** What a demo shows, at the top of a card. The text of the card says what it is. */
export function CardPicture({ demo: { pictures } }: { demo: Demo }) {
  return (
    <div className="card-picture">
      {pictures ? <DemoPicture pictures={pictures} viewport="medium" /> : null}
    </div>
  );
}
