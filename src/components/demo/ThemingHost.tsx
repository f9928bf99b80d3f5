interface Props {
  t: Label;
}

/** The place of the theme builder, with what it is before its script has loaded. */
export function ThemingHost({ t }: Props) {
  return (
    <div className="theming" data-tool="theming">
      <p className="theming-wait">{t('theming.wait')}</p>
      <noscript>
        <p>{t('theming.needsScript')}</p>
      </noscript>
    </div>
  );
}
