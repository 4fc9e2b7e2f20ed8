import { z } from 'zod';
import { timeLimit } from '~/platform/time-limit.server.ts';
import type { Crm, CrmContact, CrmDeal, CrmValue } from './crm.ts';

export interface HubspotOptions {
  /** Address of the API, without a path. */
  baseUrl: string;
  /** Token of a private app that may write contacts and deals. */
  accessToken: string;
}

/** ms that the service may take to answer. */
const TIMEOUT = 10_000;

/** The property that identifies a deal; the account declares it with unique values. */
const DEAL_KEY = 'checkout_deal_id';

const upsertAnswer = z.object({ results: z.array(z.object({ id: z.string() })) });

/**
 * HubSpot's CRM API: deals and contacts are upserted by a unique property (v3), so that a repetition creates nothing,
 * and linked by the default association (v4).
 */
export function createHubspotCrm({ baseUrl, accessToken }: HubspotOptions): Crm {
  const post = async (path: string, body: unknown, gone?: 404): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
      signal: timeLimit(TIMEOUT),
      redirect: 'error',
    });
    const text = await response.text();
    if (response.status === gone) return null;
    // 207 means that some of a batch were refused.
    if (!response.ok || response.status === 207) {
      throw new Error(`The CRM answered ${response.status} to ${path}: ${reasonOf(text)}`);
    }
    return text === '' ? null : JSON.parse(text);
  };
  const upsert = async (type: 'contacts' | 'deals', idProperty: string, objects: readonly UpsertInput[]) => {
    const inputs = objects.map((input) => ({ idProperty, ...input }));
    const answer = await post(`/crm/v3/objects/${type}/batch/upsert`, { inputs });
    return upsertAnswer.parse(answer).results.map(({ id }) => id);
  };
  return {
    async saveDeals(deals, contact) {
      const dealIds = await upsert('deals', DEAL_KEY, deals.map(toDeal));
      if (!contact) return null;
      const [contactId] = await upsert('contacts', 'email', [toContact(contact)]);
      if (contactId === undefined) throw new Error('The CRM named no contact.');
      const inputs = dealIds.map((id) => ({ from: { id }, to: { id: contactId } }));
      await post('/crm/v4/associations/deals/contacts/batch/associate/default', { inputs });
      return contactId;
    },
    async eraseContact(contactId) {
      await post('/crm/v3/objects/contacts/gdpr-delete', { objectId: contactId }, 404);
    },
  };
}

interface UpsertInput {
  id: string;
  properties: Record<string, string>;
}

/** Names of HubSpot's properties are in lower case, values are text; an empty text empties a property. */
function propertiesOf(values: Readonly<Record<string, CrmValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]));
}

const toDeal = ({ id, properties }: CrmDeal): UpsertInput => ({ id, properties: propertiesOf(properties) });

function toContact({
  email,
  firstname,
  lastname,
  phone,
  street,
  zip,
  city,
  country,
  ...more
}: CrmContact): UpsertInput {
  const known = { email, firstname, lastname, phone, address: street, zip, city, country };
  return {
    id: email,
    properties: propertiesOf({
      ...known,
      hs_language: more.language,
      unique_referral_code: more.referralCode,
    }),
  };
}

const errorAnswer = z.object({
  category: z.string().optional(),
  errors: z.array(z.object({ category: z.string().optional(), subCategory: z.string().optional() })).optional(),
});

/** Why the CRM refused: its categories alone, since its messages repeat the values that it got. */
function reasonOf(text: string): string {
  try {
    const { category, errors = [] } = errorAnswer.parse(JSON.parse(text));
    return [category, ...errors.map((error) => error.subCategory ?? error.category)].filter(Boolean).join(', ') || '-';
  } catch {
    return 'no JSON';
  }
}
