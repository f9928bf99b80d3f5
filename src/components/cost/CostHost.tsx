interface Props {
  t: Label;
}

/** The place of the tool that adds up costs, with what it is before its script has loaded. */
export function CostHost({ t }: Props) {
  return (
    <div className="cost" data-tool="cost">
      <p className="cost-wait">{t('cost.wait')}</p>
      <noscript>
        <p>{t('cost.needsScript')}</p>
      </noscript>
    </div>
  );
}
