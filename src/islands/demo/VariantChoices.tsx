import variants from '../../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import { DATE_LIBRARIES } from '../../core/demo/date-library.ts';
import type { EditSubject } from '../../core/editor/share/subject.ts';
import { chooseCodeVariant, chooseStyling } from '../../state/demo/code-variant-store.ts';
import { chooseDateLibrary } from '../../state/demo/date-library-store.ts';
import { SegmentedControl } from '../SegmentedControl.tsx';
import type { GetItemProps } from './use-roving-focus.ts';

interface Props {
  subject: EditSubject;
  /** Whether the code is shown. */
  open: boolean;
  hasLibraries: boolean;
  getItemProps: GetItemProps;
  t: Label<'demo'>;
}

const CODE_VARIANTS = variants.code.choices.map(({ id }) => id as CodeVariant);

function describeCodeVariant(choice: CodeVariant): string {
  const name = variants.code.choices.find(({ id }) => id === choice)?.name;
  return `${choice} (${name})`;
}

/** Language, styling and date library of the code that a demo shows, each if there is a choice. */
export function VariantChoices({ subject, open, hasLibraries, getItemProps, t }: Props) {
  const { stylings, styling, codeVariant, library } = subject;
  return (
    <>
      {open ? (
        <SegmentedControl
          label={t('demo.language')}
          choices={CODE_VARIANTS}
          value={codeVariant}
          getProps={(each) => ({
            'aria-label': describeCodeVariant(each),
            ...getItemProps(`code-${each}`),
          })}
          onChoose={chooseCodeVariant}
        />
      ) : null}
      {stylings.length > 1 ? (
        <SegmentedControl<StylingVariant>
          label={t('demo.styling')}
          choices={stylings}
          value={styling}
          getProps={(each) => getItemProps(`styling-${each}`)}
          onChoose={chooseStyling}
        />
      ) : null}
      {open && hasLibraries ? (
        <SegmentedControl
          label={t('demo.dateLibrary')}
          choices={DATE_LIBRARIES}
          value={library}
          getProps={(each) => getItemProps(`library-${each}`)}
          onChoose={chooseDateLibrary}
        />
      ) : null}
    </>
  );
}
