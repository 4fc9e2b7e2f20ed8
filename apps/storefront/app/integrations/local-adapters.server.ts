import { EnvError, type Env, type LocalAdapterKind } from '~/platform/env.server.ts';

/** What has to be set for the real adapter of a kind. */
const variables: Readonly<Record<LocalAdapterKind, keyof Env>> = {
  mail: 'SMTP_URL',
  'team-chat': 'SLACK_WEBHOOK_URL',
  payment: 'PAYREXX_INSTANCE',
  'financing-partner': 'FINANCING_PARTNER_URL',
  'logistics-partner': 'LOGISTICS_PARTNER_URL',
  forms: 'HUBSPOT_PORTAL_ID',
  storage: 'STORAGE_URL',
  spreadsheet: 'GOOGLE_SHEETS_KEY',
  analytics: 'ANALYTICS_API_SECRET',
  funnel: 'FUNNEL_URL',
};

/**
 * Refuses to run production with an adapter that only pretends (decision 40: Third parties), unless it is allowed by name.
 * @throws EnvError with a line for each kind that has nothing real
 */
export function assertRealAdapters(settings: Env): void {
  if (settings.APP_MODE !== 'production') return;
  const missing = Object.entries(variables).filter(
    ([kind, variable]) => !settings[variable] && !settings.ALLOW_LOCAL_ADAPTERS.some((allowed) => allowed === kind),
  );
  if (missing.length === 0) return;
  const lines = missing.map(
    ([kind, variable]) =>
      `  ${variable}: is missing (or name "${kind}" in ALLOW_LOCAL_ADAPTERS to use the local one all the same)`,
  );
  throw new EnvError(`APP_MODE=production does not run with local adapters (see .env.example):\n${lines.join('\n')}`);
}
