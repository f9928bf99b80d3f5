import type { PackageLocale } from '../../core/site/locale-table.ts';
import { TableBox } from './TableBox.tsx';

interface Props {
  locales: readonly PackageLocale[];
  t: Label;
}

/** The languages of a package, and how many of its texts are translated to each. */
export function LocaleTable({ locales, t }: Props) {
  return (
    <TableBox t={t}>
      <table>
        <thead>
          <tr>
            <th>{t('locales.language')}</th>
            <th>{t('locales.import')}</th>
            <th>{t('locales.translated')}</th>
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
                  ? t('locales.complete')
                  : t('locales.count', {
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
