/** Throws an uncaught error, and shows its message once the window has reported it. */

window.addEventListener('error', ({ message }) => {
  const state = document.querySelector('[data-error-state]');
  if (state) state.textContent = `The browser reported: ${message}`;
});

throw new Error('Thrown on purpose by /production-error/');
