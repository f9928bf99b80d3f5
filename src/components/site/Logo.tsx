/** The mark of the site, without its name. */
export function Logo() {
  return (
    <svg className="logo-mark" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" />
      <path d="m8.500 8.500 11 11m0-11-11 11" />
    </svg>
  );
}
