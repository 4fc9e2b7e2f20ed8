import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { appointAdministrator } from '~/modules/organizations/appoint.server.ts';
import { addressOf, findInstance, instanceOfHost, loadInstances } from '~/modules/instances/instances.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';

afterAll(() => db.$disconnect());

const rules = {
  combineDiscountCodeAndPublicDiscount: false,
  discountCodeIsRequiredForCheckout: false,
  restrictCartToOnlyOneProductMax: false,
};

/** An organization as the snapshot stores it, each language by itself. */
async function keep(languages: Partial<Record<'de' | 'fr', object>>): Promise<{ id: string; slug: string }> {
  const id = randomUUID();
  const slug = `werk-${randomUUID().slice(0, 8)}`;
  for (const [locale, own] of Object.entries(languages)) {
    const data = { id, slug, name: `Werk ${locale}`, private: false, emailDomains: [], home: [], ...rules, ...own };
    await db.contentDocument.create({
      data: { type: 'organization', documentId: id, locale: locale as 'de' | 'fr', data },
    });
  }
  await loadInstances();
  return { id, slug };
}

describe('an instance', () => {
  it('has the rules of its German entry in both languages, and words of each', async () => {
    const german = { maxPlanLength: 24, costSharing: { planType: 'mhp', share: { kind: 'amount', francs: 30 } } };
    const { slug } = await keep({
      de: german,
      fr: { maxPlanLength: 48, assortment: { brands: ['cilo'], categories: [] } },
    });
    const { organization } = instanceOfHost(`${slug}.localhost`) ?? {};
    expect(organization?.fr).toMatchObject({ ...german, name: 'Werk fr' });
    expect(organization?.fr.assortment).toBeUndefined();
  });

  it('is private if one of its languages is', async () => {
    const { slug } = await keep({ de: { private: false }, fr: { private: true } });
    const { organization } = instanceOfHost(`${slug}.localhost`) ?? {};
    expect([organization?.de.private, organization?.fr.private]).toEqual([true, true]);
  });

  it('shows one language if the other is not published, and tolerates entries of an older version', async () => {
    const { slug } = await keep({ fr: {} });
    const { organization } = instanceOfHost(`${slug.toUpperCase()}.LOCALHOST.`) ?? {};
    expect(organization?.de).toMatchObject({ name: 'Werk fr', pages: [], languages: ['de', 'fr'] });
  });

  it('in one language accepts an administrator, who is invited in it', async () => {
    const { id, slug } = await keep({ fr: { languages: ['fr'] } });
    const appoint = { slug, email: 'Cheffe@werk.example', locale: 'de' } as const;
    expect(await appointAdministrator(appoint)).toBe('invited');
    expect(await db.organizationInvitation.findFirst({ where: { organizationId: id } })).toMatchObject({
      email: 'cheffe@werk.example',
      role: 'admin',
      locale: 'fr',
    });
    expect(await appointAdministrator({ ...appoint, slug: 'niemand' })).toBe('unknown-organization');
  });

  it('gives its name, address and mailbox to mails, unless it is gone', async () => {
    const { id, slug } = await keep({ de: { senderName: 'Werk Velo', contactEmail: 'velo@werk.example' } });
    const instance = await findInstance(toInstanceId(id));
    const mail = await instanceMail(id, 'de');
    expect(mail).toEqual({
      address: instance && addressOf(instance),
      sender: { senderName: 'Werk Velo', replyTo: 'velo@werk.example' },
      look: { sender: 'Werk de', accent: undefined },
    });
    expect(new URL(mail.address).hostname.split('.')[0]).toBe(slug);
    await db.contentDocument.deleteMany({ where: { documentId: id } });
    await loadInstances();
    expect(await instanceMail(id, 'de')).toEqual(await instanceMail('main', 'de'));
  });

  it('is none for a name below another one, nor for a name of several labels', async () => {
    const { slug } = await keep({ de: {} });
    expect(instanceOfHost(`x.${slug}.localhost`)).toBeUndefined();
    expect(instanceOfHost('niemand.localhost')).toBeUndefined();
    expect(instanceOfHost(`${slug}.localhost.evil.example`)?.id).toBe('main');
  });
});
