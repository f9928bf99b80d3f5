/** Address of the document that runs edited demos. Its headers give it an origin of its own. */
export const FRAME_ADDRESS = '/x/editor-frame/';

/** Folder of its scripts, styles and fonts, which that origin may request. */
export const FRAME_ASSETS = '/x/assets/editor-frame/';
