import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { action as isMember } from '~/api/is-member.ts';
import { action as postQuestion } from '~/api/questions/post-question.ts';
import { loader as staffQuestions } from '~/api/questions/staff-questions.ts';
import { action as sendMagicLink } from '~/api/send-magic-link.ts';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { db } from '~/platform/db.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { withinInstance } from '~/platform/instance-scope.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { signingKeys } from '~/platform/signing-keys.server.ts';

let userId: string;
const domain = `${randomUUID()}.example`;

beforeAll(async () => {
  const email = `mia@${domain}`;
  userId = (await db.user.create({ data: { email } })).id;
  await db.admin.create({ data: { userId } });
});

const key = Buffer.from(randomUUID());

interface Claims {
  key?: Buffer;
  audience?: string;
  issuer?: string;
  age?: number;
  subject?: string;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An idToken like ours, with other claims. @param claims age: seconds that it is valid */
function forged({ key: by, audience = 'velory-api', issuer = 'velory', age = 600, subject = userId }: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { anonymous: false, sub: subject, iss: issuer, aud: audience, iat: now, exp: now + age };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const secret = by ?? signingKeys('id-token')[0] ?? key;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** A token without a signature, and one whose content changed under its signature. */
async function unsigned(): Promise<string[]> {
  const { token } = await issueIdToken({ userId });
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [
    `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${part({ alg: 'NONE', typ: 'JWT' })}.${payload}.${signature}`,
    `${head}.${part({ ...claims, sub: randomUUID() })}.${signature}`,
  ];
}

const send = (call: (args: never) => unknown, body: object | undefined, token: string, host = 'localhost') => {
  const request = new Request(`http://${host}:3000/api`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Authorization: `Bearer ${token}` },
  });
  return call({ request, params: {}, context: {} } as never) as Promise<Response>;
};

const question = { bikeSlug: 'x', firstName: 'Mia', lastName: 'Roth', questionText: 'Wie schwer ist der Akku?' };

/** How many idTokens were refused so far. */
async function refusals(): Promise<number> {
  const { values } = await metrics.signIns.get();
  return values.find(({ labels: { way, outcome } }) => way === 'id-token' && outcome === 'refused')?.value ?? 0;
}

describe('an idToken', () => {
  it('that was forged in any way opens no call', async () => {
    const tokens = [
      ...(await unsigned()),
      forged({ key }),
      forged({ key: signingKeys('upload')[0] ?? key }),
      forged({ audience: 'another-shop' }),
      forged({ issuer: 'somebody' }),
      forged({ age: -1 }),
      forged({ subject: randomUUID() }),
    ];
    const before = await refusals();
    for (const token of tokens) {
      const answers = await Promise.all([
        send(sendMagicLink, { email: 'mia@example.ch' }, token),
        send(isMember, {}, token),
        send(postQuestion, question, token),
        send(staffQuestions, undefined, token),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    }
    expect((await refusals()) - before).toBe(4 * tokens.length);
    const { token } = await issueIdToken({ userId });
    expect((await send(staffQuestions, undefined, token)).status).toBe(200);
    expect((await send(staffQuestions, undefined, forged({}))).status).toBe(200);
  });

  it('of a member opens their organization, and no other', async () => {
    const slug = `werk-${randomUUID()}`;
    const data = { id: slug, name: 'Werk', slug, private: true, emailDomains: [domain], home: [] };
    await db.contentDocument.create({ data: { type: 'organization', documentId: slug, locale: 'de', data } });
    const instanceId = slug;
    const member = await db.user.create({ data: { email: `mia@${domain}`, instanceId } });
    const { token } = await issueIdToken({ userId: member.id });
    const { token: inMainShop } = await issueIdToken({ userId });
    const stranger = await db.user.create({ data: { email: `mia@sub.${domain}`, instanceId } });
    const { token: foreign } = await issueIdToken({ userId: stranger.id });
    const { id } = await db.user.create({ data: { instanceId } });
    const { token: anonymous } = await issueIdToken({ userId: id });
    const here = async (by: string) =>
      (await withinInstance(toInstanceId(instanceId), () => send(isMember, {}, by))).status;
    expect(await here(token)).toBe(200);
    expect((await send(isMember, {}, inMainShop)).status).toBe(403);
    expect((await send(isMember, {}, token)).status).toBe(401);
    expect(await here(inMainShop)).toBe(401);
    expect(await here(foreign)).toBe(403);
    expect(await here(anonymous)).toBe(401);
  });
});
