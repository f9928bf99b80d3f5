import type { ApiComponent } from '../../core/api/model.ts';
import { getApiNotes } from '../../core/api/notes.ts';

/** Notes on a component's props as a whole: where other props go, what a ref holds, the theme. */
export function ApiNotes({ component }: { component: ApiComponent }) {
  return (
    <div className="api-notes">
      {getApiNotes(component).map(({ id, parts }) => (
        <p key={id} id={id}>
          {parts.map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
        </p>
      ))}
    </div>
  );
}
