import type { Organization } from '~/modules/content/content.ts';
import type { CodeOfHouse } from '~/modules/organizations/desk.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';

/** The discount codes of an organization, with how often they were used; by whom is nobody's business. */
export async function codesOf({ id }: Pick<Organization, 'id'>, now = new Date()): Promise<CodeOfHouse[]> {
  const rows = await db.discountCode.findMany({ where: { instanceId: id }, orderBy: { id: 'desc' }, take: 100 });
  return rows.map((row) => {
    const { code, percent, amount, used, maxUses, validFrom, validTo } = row;
    const isUsed = maxUses !== null && used >= maxUses;
    const state = validTo && validTo <= now ? 'expired' : isUsed ? 'used-up' : validFrom > now ? 'planned' : 'active';
    const days = { from: zurichDate(validFrom), to: validTo && zurichDate(new Date(validTo.getTime() - 1)) };
    return { code, percent, amount, used, maxUses, ...days, state };
  });
}
