import type { ReactNode } from 'react';

/** Lets a wide table scroll without scrolling the page. */
export function TableBox({ t, children }: { t: Label; children?: ReactNode }) {
  return (
    <div className="table-box" tabIndex={0} role="group" aria-label={t('shell.table')}>
      {children}
    </div>
  );
}
