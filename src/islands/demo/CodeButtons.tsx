import type { DemoSource } from './use-demo-source.ts';
import type { CodeView } from './use-code-view.ts';
import type { GetItemProps } from './use-roving-focus.ts';
import { VariantChoices } from './VariantChoices.tsx';

interface Props {
  view: CodeView;
  source: DemoSource;
  hasLibraries: boolean;
  /** Whether an edit of the shown variant is stored. */
  hasStoredEdit: boolean;
  getItemProps: GetItemProps;
  t: Label<'demo'>;
}

/** The buttons at the start of a demo's toolbar: what is shown of its code, and the editor. */
export function CodeButtons({ view, source, hasLibraries, hasStoredEdit, getItemProps, t }: Props) {
  const { open, isEditing } = view;
  return (
    <>
      <button
        type="button"
        className="demo-toggle"
        aria-expanded={open}
        {...getItemProps('code')}
        onClick={view.toggleCode}
      >
        {t(open ? 'demo.hideCode' : 'demo.showCode')}
      </button>
      <button
        type="button"
        className="demo-toggle"
        aria-expanded={isEditing}
        {...getItemProps('edit')}
        onClick={view.toggleEditor}
      >
        {t(isEditing ? 'demo.closeEditor' : hasStoredEdit ? 'demo.resumeEdit' : 'demo.edit')}
      </button>
      <VariantChoices
        subject={source.subject}
        open={open}
        hasLibraries={hasLibraries}
        getItemProps={getItemProps}
        t={t}
      />
      {open && source.variant && source.variant.files.length > 1 ? (
        <button
          type="button"
          className="demo-toggle"
          aria-label={t('demo.copyFilesHint')}
          title={t('demo.copyFilesHint')}
          {...getItemProps('copy-files')}
          onClick={() => void source.copyFiles()}
        >
          {t('demo.copyFiles')}
        </button>
      ) : null}
    </>
  );
}
