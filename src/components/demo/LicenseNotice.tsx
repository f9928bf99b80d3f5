/** Says why the demo below has a watermark. Shown once per page, if the site has no license key. */
export function LicenseNotice({ t }: { t: Label<'license'> }) {
  return (
    <p className="license-notice">
      {t('license.notice')}{' '}
      <a href="/x/introduction/licensing/#license-key-installation">{t('license.link')}</a>
    </p>
  );
}
