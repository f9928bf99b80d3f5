import variants from '../../../config/source-variants.ts';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import { DATE_LIBRARIES } from '../../core/demo/date-library.ts';
import type { EditSubject } from '../../core/editor/share/subject.ts';
import { chooseCodeVariant, chooseStyling } from '../../state/demo/code-variant-store.ts';
import { chooseDateLibrary } from '../../state/demo/date-library-store.ts';
import type { GetItemProps } from './use-roving-focus.ts';

interface ChoiceProps<Name extends string> {
  label: string;
  /** First part of the names of its items in the toolbar. */
  prefix: string;
  choices: readonly Name[];
  value: Name;
  /** Accessible name of a choice, if it is not its text. */
  getLabel?: (choice: Name) => string;
  onChoose: (choice: Name) => void;
  getItemProps: GetItemProps;
}

function VariantChoice<Name extends string>({
  label,
  prefix,
  choices,
  value,
  getLabel,
  onChoose,
  getItemProps,
}: ChoiceProps<Name>) {
  return (
    <div className="segmented-control" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-label={getLabel?.(choice)}
          aria-pressed={choice === value}
          {...getItemProps(`${prefix}-${choice}`)}
          onClick={() => onChoose(choice)}
        >
          {choice}
        </button>
      ))}
    </div>
  );
}

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
        <VariantChoice
          label={t('demo.language')}
          prefix="code"
          choices={CODE_VARIANTS}
          value={codeVariant}
          getLabel={describeCodeVariant}
          onChoose={chooseCodeVariant}
          getItemProps={getItemProps}
        />
      ) : null}
      {stylings.length > 1 ? (
        <VariantChoice<StylingVariant>
          label={t('demo.styling')}
          prefix="styling"
          choices={stylings}
          value={styling}
          onChoose={chooseStyling}
          getItemProps={getItemProps}
        />
      ) : null}
      {open && hasLibraries ? (
        <VariantChoice
          label={t('demo.dateLibrary')}
          prefix="library"
          choices={DATE_LIBRARIES}
          value={library}
          onChoose={chooseDateLibrary}
          getItemProps={getItemProps}
        />
      ) : null}
    </>
  );
}
