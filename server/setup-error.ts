/** Something that the team has to change before the service can start. The message says what. */
export class SetupError extends Error {
  override name = 'SetupError';
}
