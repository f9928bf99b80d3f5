import type { TypesState } from './use-types.ts';

interface Props {
  state: TypesState;
  onLoad: () => void;
  t: Label<'editor'>;
}

const MEGABYTE = 1_000_000;

/** Offers to load the compiler, with its size, and says how loading goes. */
export function TypesNotice({ state, onLoad, t }: Props) {
  if (state.status === 'ready' || state.status === 'unknown') return null;
  const isLoading = state.status === 'loading';
  return (
    <p className="editor-types" role="status">
      <span>
        {state.status === 'failed' ? t('editor.typesFailed') : null}
        {isLoading ? t('editor.typesLoading') : null}
        {state.status === 'offered' ? t('editor.typesOffer') : null}
      </span>
      {isLoading ? null : (
        <button type="button" className="button" onClick={onLoad}>
          {state.status === 'failed'
            ? t('editor.typesRetry')
            : t('editor.typesLoad', { size: (state.bytes / MEGABYTE).toFixed(1) })}
        </button>
      )}
    </p>
  );
}
