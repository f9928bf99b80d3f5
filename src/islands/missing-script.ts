/** A script that did not arrive. What browsers say about it is not for readers: an address. */
export class MissingScript extends Error {}

/** Makes an import reject with `MissingScript` if it fails. */
export function orMissing<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((error: unknown) => {
    throw new MissingScript(undefined, { cause: error });
  });
}
