import type { ReleaseTable } from '../core/release-table.ts';
import { TableBox } from './TableBox.tsx';

interface Props {
  tables: readonly ReleaseTable[];
  repository: string;
  label: Label;
}

/** Every release whose documentation can be read, with its address. */
export function ReleaseTables({ tables, repository, label }: Props) {
  return tables.map(({ name, packages, releases }) => (
    <section key={name} className="flow">
      <h2>{name}</h2>
      {packages.length > 0 ? (
        <p>
          {packages.map((each) => (
            <code key={each}>{each} </code>
          ))}
        </p>
      ) : null}
      <TableBox label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">Release</th>
              <th scope="col">Documentation</th>
              <th scope="col">Changes</th>
            </tr>
          </thead>
          <tbody>
            {releases.map(({ text, href, current }) => (
              <tr key={text}>
                <td>
                  {text}
                  {current ? ' (this site)' : ''}
                </td>
                <td>
                  <a href={href}>{href.replace('https://', '')}</a>
                </td>
                <td>
                  <a href={`${repository}/releases?q=${encodeURIComponent(text)}`}>Release notes</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  ));
}
