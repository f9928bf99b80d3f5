import { useId } from 'react';
import { Icon } from '../../../components/site/Icon.tsx';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { LinkedEdit } from '../../../core/editor/share/share.ts';
import { EditDiff } from './EditDiff.tsx';
import { ShareStyle } from './ShareStyle.tsx';

interface Props {
  edit: LinkedEdit;
  /** The files of the demo. */
  original: readonly EditedFile[];
  /** Whether the reader has an own edit in this tab, which the linked one would replace. */
  replacesOwn: boolean;
  onRun: () => void;
  /** Shows the original, or the reader's own edit. */
  onDismiss: () => void;
  t: Label<'editor'>;
}

/** Says that the shown code came with the address. It runs only if the reader agrees. */
export function EditNotice({ edit, original, replacesOwn, onRun, onDismiss, t }: Props) {
  const title = useId();
  const { release, changed, isAdjusted } = edit;
  return (
    <section className="callout callout-warning edit-notice" aria-labelledby={title}>
      <ShareStyle />
      <p className="callout-title" id={title}>
        <Icon name="warning" /> {t('editor.share.title')}
      </p>
      <div className="callout-body">
        <p role="status">{t('editor.share.text', { release, files: changed.join(', ') })}</p>
        {isAdjusted ? <p>{t('editor.share.adjusted')}</p> : null}
        {replacesOwn ? <p>{t('editor.share.replacesOwn')}</p> : null}
        <EditDiff original={original} edited={edit.files} t={t} />
        <p className="edit-notice-actions">
          <button type="button" className="button" onClick={onRun}>
            {t('editor.share.run')}
          </button>
          <button type="button" className="button" onClick={onDismiss}>
            {t(replacesOwn ? 'editor.share.keepOwn' : 'editor.share.showOriginal')}
          </button>
        </p>
      </div>
    </section>
  );
}
