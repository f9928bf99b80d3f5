/** Told apart without color vision, too: one is light and one dark, in both modes. */
export const VOTE_COLORS = { yes: '#3b82c4', no: '#d97f2b' } as const;
