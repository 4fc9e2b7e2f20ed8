import { createTestDatabase } from '../../support/databases.ts';
import { LanguageModelServer } from '../../contract/language-model-server.ts';

// Before anything of the shop is loaded: settings are read once.
export const model = new LanguageModelServer();
process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
process.env.ASSISTANT_URL = await model.start();
process.env.ASSISTANT_API_KEY = 'key-of-the-tests';
process.env.ASSISTANT_DAILY_TOKENS = '1000000';
process.env.STORE_SPREADSHEET_KEY = 'spreadsheet-key-of-the-tests';
