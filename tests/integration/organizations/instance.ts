import { randomUUID } from 'node:crypto';
import type { Organization } from '~/modules/content/content.ts';
import { loadInstances } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { type InstanceId, toInstanceId, MAIN_SHOP } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';

/** An organization's shop, as the snapshot stores it. */
export interface TestInstance {
  id: InstanceId;
  organization: Organization;
  /** Runs an action in this shop. */
  here: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

/** Publishes an organization. @param part its values; the rest requires nothing */
export async function createInstance(part: Partial<Organization> = {}): Promise<TestInstance> {
  const id = `org-${randomUUID().slice(0, 12)}`;
  const organization = {
    id,
    name: 'Helvion',
    slug: id,
    private: false,
    emailDomains: [],
    combineDiscountCodeAndPublicDiscount: false,
    discountCodeIsRequiredForCheckout: false,
    restrictCartToOnlyOneProductMax: false,
    invitationOnly: false,
    home: [],
    languages: ['de', 'fr'],
    pages: [],
    ...part,
  } as Organization;
  for (const locale of ['de', 'fr'] as const) {
    await db.contentDocument.create({
      data: { type: 'organization', documentId: id, locale, data: JSON.parse(JSON.stringify(organization)) },
    });
  }
  await loadInstances();
  return { id: toInstanceId(id), organization, here: within(toInstanceId(id)) };
}

/** Prisma begins a query when it is awaited: that has to happen inside. */
const within =
  (id: InstanceId): TestInstance['here'] =>
  (work) =>
    withinInstance(id, async () => await work());

/** Runs an action in the main shop. */
export const inMainShop = within(MAIN_SHOP);
