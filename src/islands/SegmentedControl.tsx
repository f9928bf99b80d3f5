interface Props<Name extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly Name[];
  value: Name;
  /** The text of a choice, if it is not its name. */
  getText?: (choice: Name) => string;
  /** Attributes of a button, such as its place in a toolbar. */
  getProps?: (choice: Name) => object;
  onChoose: (choice: Name) => void;
}

/** A row of buttons of which one is chosen. */
export function SegmentedControl<Name extends string>({
  label,
  choices,
  value,
  getText = (choice) => choice,
  getProps,
  onChoose,
}: Props<Name>) {
  return (
    <div className="segmented-control" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          {...getProps?.(choice)}
          onClick={() => onChoose(choice)}
        >
          {getText(choice)}
        </button>
      ))}
    </div>
  );
}
