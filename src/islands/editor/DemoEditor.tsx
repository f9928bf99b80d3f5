import { useState } from 'react';
import tables from 'virtual:labels/editor';
import type { EditedFile } from '../../core/editor/files.ts';
import { getLabels } from '../../core/i18n.ts';
import css from './editor.css?inline';
import { EditSession, type EditSessionProps } from './EditSession.tsx';
import { EditNotice } from './share/EditNotice.tsx';
import { RefusedEdit } from './share/RefusedEdit.tsx';
import { useLinkedEdit } from './share/use-linked-edit.ts';

export interface DemoEditorProps extends Omit<EditSessionProps, 'offered' | 'agreed' | 't'> {
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
  language: string;
}

/**
 * Edits a demo in the page. An edit that came with the address is shown, but runs only after the
 * reader has agreed.
 */
export function DemoEditor({ hasLibraries, language, ...props }: DemoEditorProps) {
  const t = getLabels(tables, language);
  const { subject, originals } = props;
  const { offer, agree, dismiss } = useLinkedEdit({ subject, original: originals, hasLibraries });
  const [answer, setAnswer] = useState<{ agreed: readonly EditedFile[] | null } | null>(null);
  const [session, setSession] = useState({ offer, count: 0 });
  if (session.offer !== offer) setSession({ offer, count: session.count + 1 });
  const refuse = () => {
    dismiss();
    setAnswer({ agreed: null });
  };
  return (
    <section className="editor" aria-label={t('editor.region', { name: subject.name })}>
      <style>{css}</style>
      {offer?.kind === 'edit' ? (
        <EditNotice
          edit={offer.edit}
          original={originals}
          replacesOwn={offer.replacesOwn}
          onRun={() => setAnswer({ agreed: agree() })}
          onDismiss={refuse}
          t={t}
        />
      ) : null}
      {offer?.kind === 'refused' ? (
        <RefusedEdit refusal={offer.refusal} name={subject.name} onDismiss={refuse} t={t} />
      ) : null}
      <EditSession
        key={session.count}
        {...props}
        // The notice had the focus and is gone.
        focus={props.focus || answer !== null}
        offered={offer?.kind === 'edit' ? offer.edit.files : null}
        agreed={answer?.agreed ?? null}
        t={t}
      />
    </section>
  );
}
