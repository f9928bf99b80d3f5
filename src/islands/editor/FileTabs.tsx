import type { EditedFile } from '../../core/editor/files.ts';

interface Props {
  files: readonly EditedFile[];
  /** Name of the file that is shown. */
  current: string;
  onChoose: (name: string) => void;
  t: Label<'editor'>;
}

/** Chooses one of several files. */
export function FileTabs({ files, current, onChoose, t }: Props) {
  return (
    <div className="demo-files" role="group" aria-label={t('editor.files')} dir="ltr">
      {files.map(({ name }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === current}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
