import type { PackageLocale } from '../../core/site/locale-table.ts';
import { TableBox } from './TableBox.tsx';

interface Props {
  locales: readonly PackageLocale[];
  label: Label;
}

/** The languages of a package, each with how much of its texts is translated. */
export function LocaleTable({ locales, label }: Props) {
  return (
    <TableBox label={label}>
      <table>
        <thead>
          <tr>
            <th>{label('locales.language')}</th>
            <th>{label('locales.import')}</th>
            <th>{label('locales.translated')}</th>
          </tr>
        </thead>
        <tbody>
          {locales.map(({ name, language, translated, total }) => (
            <tr key={name}>
              <td>{language}</td>
              <td>
                <code>{name}</code>
              </td>
              <td>
                {translated === total
                  ? label('locales.complete')
                  : label('locales.count', {
                      translated: String(translated),
                      total: String(total),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
