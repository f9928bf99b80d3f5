import { Icon } from '../../../components/site/Icon.tsx';
import { MOST_ADDRESS_CHARACTERS } from '../../../core/editor/share/payload.ts';
import type { EditedFile } from '../../../core/editor/files.ts';
import type { EditSubject } from '../../../core/editor/share/subject.ts';
import { saveFile } from '../../save-file.ts';
import { ShareStyle } from './ShareStyle.tsx';
import { useShareEdit, type ShareResult } from './use-share-edit.ts';

interface Props {
  subject: EditSubject;
  /** The files of the variant, unchanged. */
  original: readonly EditedFile[];
  /** The same files as they are now. */
  edited: readonly EditedFile[];
  /** Saves the edited demo as a project, for one that is too long for a link. */
  onDownload: () => Promise<void>;
  t: Label<'editor'>;
}

function getMessage(result: ShareResult, t: Label<'editor'>): string {
  switch (result.kind) {
    case 'copied':
      return t('editor.share.copied');
    case 'in-address':
      return t('editor.share.inAddress');
    case 'too-long':
      return t('editor.share.tooLong', {
        length: String(result.length),
        most: String(MOST_ADDRESS_CHARACTERS),
      });
  }
}

/** The button that copies a link to an edit; a download for one that is too long. */
export function ShareEdit({ subject, original, edited, onDownload, t }: Props) {
  const { result, shareEdit } = useShareEdit({ subject, original, edited });
  const download = () => {
    const [file] = edited;
    if (edited.length > 1 || !file) void onDownload();
    else saveFile(file.name, file.code, 'text/plain');
  };
  return (
    <div className="share-edit">
      <ShareStyle />
      <button type="button" className="editor-action" onClick={() => void shareEdit()}>
        <Icon name="link" /> {t('editor.share.copyLink')}
      </button>
      <span role="status">{result ? getMessage(result, t) : null}</span>
      {result?.kind === 'too-long' ? (
        <button type="button" className="editor-action" onClick={download}>
          <Icon name="download" /> {t('editor.share.download')}
        </button>
      ) : null}
    </div>
  );
}
