import { Fragment } from 'react';
import type { ReleaseTable } from '../../core/site/release-table.ts';
import { TableBox } from './TableBox.tsx';

interface Props {
  tables: readonly ReleaseTable[];
  t: Label;
}

/** Every release with online documentation, and the address of that documentation. */
export function ReleaseTables({ tables, t }: Props) {
  return tables.map(({ name, packages, releases }) => (
    <Fragment key={name}>
      <h2>{name}</h2>
      {packages.length > 0 ? (
        <p>
          {packages.map((each) => (
            <Fragment key={each}>
              <code>{each}</code>{' '}
            </Fragment>
          ))}
        </p>
      ) : null}
      <TableBox t={t}>
        <table>
          <thead>
            <tr>
              <th scope="col">Release</th>
              <th scope="col">Documentation</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ text, href, current }) => (
              <tr key={text}>
                <td>{current ? `${text} (this site)` : text}</td>
                <td>
                  <a href={href}>{href.replace('https://', '')}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Fragment>
  ));
}
