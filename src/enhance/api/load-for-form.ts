import { announceFailure, announceReady } from '../../state/island-events.ts';

/**
 * Loads and runs the script of a form, if the page has it. If the script does not arrive, says so
 * after the form, and tries again when the reader comes back to it.
 */
export function loadForForm(
  form: HTMLFormElement | null,
  run: (form: HTMLFormElement) => Promise<void>,
): void {
  if (!form) return;
  run(form).then(
    () => announceReady(form),
    () => {
      announceFailure(form);
      form.addEventListener('focusin', () => loadForForm(form, run), { once: true });
    },
  );
}
