import type { EditedFile } from '../../../core/editor/files.ts';
import { showChanges, type ShownLine } from '../../../core/editor/share/shown-changes.ts';

interface Props {
  original: readonly EditedFile[];
  edited: readonly EditedFile[];
  t: Label<'editor'>;
}

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

function Line({ kind, text }: ShownLine) {
  const Tag = TAGS[kind];
  // The line break belongs to the text, so that lines are read and copied apart.
  return <Tag>{`${text}\n`}</Tag>;
}

/** What an edit changes in the files of a demo, line by line. */
export function EditDiff({ original, edited, t }: Props) {
  return original.map(({ name, code }) => {
    const after = edited.find((file) => file.name === name)?.code ?? code;
    const blocks = showChanges(code, after);
    if (blocks.length === 0) return null;
    return (
      <section
        key={name}
        className="edit-diff"
        aria-label={t('editor.share.changes', { file: name })}
      >
        <p>{name}</p>
        {/* A long change scrolls, also with the keyboard. */}
        <pre dir="ltr" tabIndex={0}>
          {blocks.map((block, index) => (
            <code key={index}>
              {block.map((line, at) => (
                <Line key={at} {...line} />
              ))}
            </code>
          ))}
        </pre>
      </section>
    );
  });
}
