import { EnvError, env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createGoogleSheets } from './google-sheets.server.ts';
import { createLocalSpreadsheet } from './local.server.ts';
import type { Spreadsheet } from './spreadsheet.ts';

/**
 * The spreadsheet that the environment chooses: Google's where `GOOGLE_SHEETS_KEY` is set, else a table of the shop's.
 * @throws EnvError if the key stands alone
 */
export const spreadsheet = (): Spreadsheet =>
  singleton('spreadsheet', () => {
    const { GOOGLE_SHEETS_ID, GOOGLE_SHEETS_EMAIL, GOOGLE_SHEETS_KEY } = env();
    if (!GOOGLE_SHEETS_KEY) return createLocalSpreadsheet();
    if (!GOOGLE_SHEETS_ID || !GOOGLE_SHEETS_EMAIL) {
      throw new EnvError('GOOGLE_SHEETS_KEY needs GOOGLE_SHEETS_ID and GOOGLE_SHEETS_EMAIL beside it');
    }
    return createGoogleSheets({
      spreadsheetId: GOOGLE_SHEETS_ID,
      email: GOOGLE_SHEETS_EMAIL,
      // A key in one line has its line breaks written out.
      privateKey: GOOGLE_SHEETS_KEY.replaceAll('\\n', '\n'),
    });
  });
