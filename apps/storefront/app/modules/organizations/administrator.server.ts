import type { Organization } from '~/modules/content/content.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { memberSelect, organizationHere, roleHere } from './membership.server.ts';

/** An administrator at work, for their organization alone. */
export interface Administrator {
  userId: string;
  email: string;
  organization: Organization;
}

/**
 * Which administrator a request is of. The gate has let it through: this says who it is, and of which organization.
 * @throws Response 404 where its user does not administer this shop's organization
 */
export async function requireAdministrator(request: Request): Promise<Administrator> {
  const visitor = await visitorOf(request);
  const organization = await organizationHere();
  const user =
    visitor &&
    (await db.user.findUnique({
      where: { id: visitor.userId, instanceId: currentInstanceId() },
      select: { id: true, ...memberSelect },
    }));
  if (!organization || !user?.email || (await roleHere(user)) !== 'admin') {
    throw new Response('Not found', { status: 404 });
  }
  return { userId: user.id, email: user.email, organization };
}
