/** The terms of VPAT 2.5, and one for what nobody has tried. */
export const RESULTS = ['supports', 'partly', 'fails', 'notApplicable', 'notTested'] as const;
export type Result = (typeof RESULTS)[number];

/** In English, for files that programs read. */
export const RESULT_NAMES: Readonly<Record<Result, string>> = {
  supports: 'Supports',
  partly: 'Partially supports',
  fails: 'Does not support',
  notApplicable: 'Not applicable',
  notTested: 'Not tested',
};

/** What one check says, in a sentence. */
export interface Verdict {
  result: Result;
  evidence: string;
}
