import type { ApiComponent } from '../../core/api-model.ts';
import { useLabel } from './label-context.ts';

/** What is true of all props of a component: where others go, what a ref holds, the theme. */
export function ApiNotes({ component }: { component: ApiComponent }) {
  const label = useLabel();
  const { name, spread, ref, themeName, themeDefaultProps } = component;
  return (
    <div className="api-notes">
      {spread || ref !== undefined ? (
        <p id="inheritance">
          {spread ? `${label('api.spread')} ` : null}
          {ref === undefined || ref === 'unknown' ? null : (
            <>
              A <code>ref</code> holds a <code>{ref}</code>.
            </>
          )}
          {ref === 'unknown' ? (
            <>
              A <code>ref</code> is forwarded to the root element.
            </>
          ) : null}
        </p>
      ) : null}
      {themeName && themeDefaultProps ? (
        <p id="theme-default-props">
          A theme can change the defaults of <code>{name}</code> under{' '}
          <code>{`components.${themeName}.defaultProps`}</code>.
        </p>
      ) : null}
    </div>
  );
}
