import { describe, expect, it } from 'vitest';
import { hasLibraryChoice } from './has-choice.ts';

const ADAPTER = "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';\n";

describe('the code of a demo can be read for several date libraries', () => {
  it.each([
    "import dayjs from 'dayjs';",
    "import 'dayjs/locale/de';",
    '<LocalizationProvider adapterLocale="de">',
  ])('with %s', (code) => {
    expect(hasLibraryChoice([ADAPTER + code])).toBe(true);
  });

  it.each([
    "import utc from 'dayjs/plugin/utc';",
    "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
    "import { DateTime } from 'luxon';",
    "import moment from 'moment-timezone';",
    "import { de } from 'date-fns/locale';",
    '<LocalizationProvider adapterLocale={locale}>',
  ])('but not with %s', (code) => {
    expect(hasLibraryChoice([ADAPTER + code])).toBe(false);
    expect(hasLibraryChoice([ADAPTER, code])).toBe(false);
  });

  it('but not without the adapter of Day.js', () => {
    expect(hasLibraryChoice(["import dayjs from 'dayjs';"])).toBe(false);
  });
});
