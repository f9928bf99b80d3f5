import { useRef, useState, type DragEvent } from 'react';
import type { UpgradeProduct } from '../../core/upgrade/change.ts';
import { readDropped, readFiles, type UpgradeInput } from './read-input.ts';
import { SAMPLE } from './sample.ts';

export const PRODUCTS: readonly (readonly [UpgradeProduct, string])[] = [
  ['data-grid', 'Data Grid'],
  ['date-pickers', 'Date and Time Pickers'],
  ['charts', 'Charts'],
  ['tree-view', 'Tree View'],
];

interface Props {
  onInput: (input: Promise<UpgradeInput>) => void;
  t: Label<'upgrade'>;
}

/** Takes code in every way that a reader may have it. */
export function StartPanel({ onInput, t }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [pasted, setPasted] = useState<string | null>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onInput(readDropped(event.dataTransfer));
  };
  const give = (list: readonly { path: string; code: string }[]) =>
    onInput(Promise.resolve({ files: [...list], skipped: [], before: null, from: null }));
  const runPasted = () => {
    const isStyle =
      /^[\s\S]*?[.#&@][\w-]+[^;{]*\{/.test(pasted ?? '') && !/\bimport\b|=>/.test(pasted ?? '');
    give([{ path: isStyle ? 'pasted.css' : 'pasted.tsx', code: pasted ?? '' }]);
  };

  return (
    <div
      className="upgrade-drop"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className="upgrade-drop-title">{t('upgrade.drop')}</p>
      <p>{t('upgrade.private')}</p>
      <div className="upgrade-actions">
        <button type="button" className="button" onClick={() => files.current?.click()}>
          {t('upgrade.files')}
        </button>
        <button type="button" className="button" onClick={() => folder.current?.click()}>
          {t('upgrade.folder')}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={pasted !== null}
          onClick={() => setPasted(pasted === null ? '' : null)}
        >
          {t('upgrade.paste')}
        </button>
        <button type="button" className="button" onClick={() => give(SAMPLE)}>
          {t('upgrade.sample')}
        </button>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        data-upgrade-files=""
        onChange={({ target }) => onInput(readFiles(target.files ?? []))}
      />
      <input
        ref={(element) => {
          // React does not know the attribute.
          element?.setAttribute('webkitdirectory', '');
          folder.current = element;
        }}
        type="file"
        hidden
        onChange={({ target }) => onInput(readFiles(target.files ?? []))}
      />
      {pasted === null ? null : (
        <div className="upgrade-paste">
          <label htmlFor="upgrade-pasted">{t('upgrade.pasteLabel')}</label>
          <textarea
            id="upgrade-pasted"
            dir="ltr"
            rows={10}
            spellCheck={false}
            autoCapitalize="off"
            value={pasted}
            // The reader has just asked for it.
            autoFocus
            onChange={({ target }) => setPasted(target.value)}
          />
          <div>
            <button
              type="button"
              className="button"
              disabled={pasted.trim() === ''}
              onClick={runPasted}
            >
              {t('upgrade.pasteRun')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
