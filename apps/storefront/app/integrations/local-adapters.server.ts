import { EnvError, type Env, type LocalAdapterKind } from '~/platform/env.server.ts';

/** What has to be set for the real adapter of a kind: all of it. */
const variables: Readonly<Record<LocalAdapterKind, readonly (keyof Env)[]>> = {
  mail: ['SMTP_URL'],
  'team-chat': ['SLACK_WEBHOOK_URL'],
  payment: ['PAYREXX_INSTANCE'],
  'financing-partner': ['FINANCING_PARTNER_URL'],
  'logistics-partner': ['LOGISTICS_PARTNER_URL'],
  forms: ['HUBSPOT_PORTAL_ID'],
  storage: ['STORAGE_URL'],
  spreadsheet: ['GOOGLE_SHEETS_ID', 'GOOGLE_SHEETS_EMAIL', 'GOOGLE_SHEETS_KEY'],
  analytics: ['ANALYTICS_ID', 'ANALYTICS_API_SECRET'],
  funnel: ['FUNNEL_URL'],
  crm: ['HUBSPOT_ACCESS_TOKEN'],
};

/**
 * What of a kind's variables is missing, as a sentence; nothing if all of them are there, or its local adapter is
 * allowed.
 */
function problemOf(kind: LocalAdapterKind, settings: Env): string[] {
  if (settings.ALLOW_LOCAL_ADAPTERS.includes(kind)) return [];
  const missing = variables[kind].filter((variable) => !settings[variable]);
  if (missing.length === 0) return [];
  const are = missing.length === 1 ? 'is' : 'are';
  return [
    `  ${missing.join(', ')}: ${are} missing (or name "${kind}" in ALLOW_LOCAL_ADAPTERS to use the local one all the same)`,
  ];
}

/**
 * Refuses to run production with an adapter that only pretends (decision 40: Third parties), unless it is allowed by
 * name.
 * @throws EnvError with a line for each kind that has nothing real
 */
export function assertRealAdapters(settings: Env): void {
  if (settings.APP_MODE !== 'production') return;
  const lines = (Object.keys(variables) as LocalAdapterKind[]).flatMap((kind) => problemOf(kind, settings));
  if (lines.length === 0) return;
  throw new EnvError(`APP_MODE=production does not run with local adapters (see .env.example):\n${lines.join('\n')}`);
}
