import type { ReactNode } from 'react';

/** Lets a wide table scroll without the page. */
export function TableBox({ label, children }: { label: Label; children?: ReactNode }) {
  return (
    <div className="table-box" tabIndex={0} role="group" aria-label={label('shell.table')}>
      {children}
    </div>
  );
}
