import { useId } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { EditRefusal } from '../../../core/editor/share/share.ts';
import { saveFile } from '../../save-file.ts';
import { ShareStyle } from './ShareStyle.tsx';

interface Props {
  refusal: EditRefusal;
  /** Name of the demo. */
  name: string;
  /** Shows the original, or the reader's own edit. */
  onDismiss: () => void;
  t: Label<'editor'>;
}

/** Says why the edit in the address is not shown, and saves what can be saved of it. */
export function RefusedEdit({ refusal, name, onDismiss, t }: Props) {
  const title = useId();
  const { reason, release, text } = refusal;
  return (
    <section className="callout callout-error edit-notice" aria-labelledby={title}>
      <ShareStyle />
      <p className="callout-title" id={title}>
        <Icon name="error" /> {t('editor.share.refused')}
      </p>
      <div className="callout-body">
        <p role="status">{t(`editor.share.reasons.${reason}`, { release: release ?? '' })}</p>
        <p className="edit-notice-actions">
          {text === null ? null : (
            <button
              type="button"
              className="button"
              onClick={() => saveFile(`${name}-edit.txt`, text, 'text/plain')}
            >
              {t('editor.share.save')}
            </button>
          )}
          <button type="button" className="button" onClick={onDismiss}>
            {t('editor.share.close')}
          </button>
        </p>
      </div>
    </section>
  );
}
