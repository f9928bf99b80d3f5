interface Props {
  t: Label;
}

/** The place of the upgrade assistant, with what it is before its script has loaded. */
export function UpgradeHost({ t }: Props) {
  return (
    <div className="upgrade" data-tool="upgrade">
      <div className="upgrade-drop">
        <p className="upgrade-drop-title">{t('upgrade.drop')}</p>
        <p>{t('upgrade.private')}</p>
        <noscript>
          <p>{t('upgrade.needsScript')}</p>
        </noscript>
      </div>
    </div>
  );
}
