import { allowNullParameter } from './allow-null.ts';
import type { MemberRewrite } from './context.ts';

/** The value of a series can be missing. */
export const allowNull: MemberRewrite = (context, change, site) =>
  allowNullParameter(context, change, site, { at: 0, type: 'number', isTyped: true });
