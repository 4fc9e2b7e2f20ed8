import type { z } from 'zod';
import type { Namespace, Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { mailer } from '~/integrations/mail/mail.server.ts';
import type { MailPass } from '~/integrations/mail/mail.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { defineJob, type JobFor, JobPostponed } from '~/platform/jobs.server.ts';
import type { Email } from '~/platform/mail/email.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';
import { createEmail } from '~/platform/mail/create-email.server.ts';
import type { ShopMail } from '~/platform/modules.server.ts';
import { type InstanceMail, instanceMail } from './instance-mail.server.ts';

/** One mail that is due: to whom, of which shop, and what it says something about. */
export interface DueMail<Facts> extends Pick<MailPass, 'isProven' | 'isPaid'> {
  /** Nothing is sent to an empty address: that of an order whose person was erased. */
  to: string;
  locale: Locale;
  /** The shop in whose name it is sent. */
  instanceId: string;
  facts: Facts;
  /** Path in the shop that ends what it belongs to by one click in the mail program. */
  unsubscribePath?: string;
  /** How it is limited, where not as the mail's first kind. */
  kind?: MailKind;
  /** Idempotency key, where not that of the job: the same message under another job is one. */
  key?: string;
  /** Name of the sender in the mailbox where the organization has set none; by default the shop's. */
  senderName?: string;
  /** Files to keep. */
  attachments?: readonly MadeFile[];
  onSent?(): Promise<unknown>;
  /** Its mailbox has had its share; it is sent at this time. */
  onPostponed?(sendAt: Date): Promise<unknown>;
}

/** What a mail's words depend on beside its facts. */
interface Writing<Ns extends Namespace> {
  t: Translate<Ns>;
  locale: Locale;
  /** Name of the organization in whose shop it came about. */
  sender: string | undefined;
  /** The whole address of a path in that shop. */
  page(path: string): string;
}

/** The words of a mail. Language and look are added. */
export type MailWords = Omit<Email, 'locale' | 'sender' | 'accent' | 'blocks'> & Partial<Pick<Email, 'blocks'>>;

interface MailDeclaration<Ns extends Namespace, Payload, Facts> {
  /** Its name (the job is `mail.<name>`) and how it is limited; further kinds are those of its parts. */
  kinds: readonly [MailKind, ...MailKind[]];
  texts: Ns;
  schema: z.ZodType<Payload>;
  /**
   * Reads what it says.
   * @param key the idempotency key of the job
   * @returns undefined if there is nothing to send (any more)
   * @throws if something is not there yet; the job runs again
   */
  read(payload: Payload, key: string): Promise<DueMail<Facts> | undefined>;
  write(facts: Facts, writing: Writing<Ns>): MailWords;
  /** Made-up facts for the preview, by the name of what they show. */
  samples(locale: Locale): Readonly<Record<string, NoInfer<Facts>>>;
}

/** From where and in whose look a mail is written. */
export type MailShop = Pick<InstanceMail, 'address' | 'look'>;

interface DefinedMail<Payload, Facts> extends JobFor<Payload>, ShopMail {
  readonly kinds: readonly [MailKind, ...MailKind[]];
  render(facts: Facts, locale: Locale, shop: MailShop): ReturnType<typeof createEmail>;
}

/**
 * Declares a mail: a job that reads its facts, writes it in the look of the shop that it is of, and sends it within
 * the limits of its mailbox. A repetition has no second effect: the idempotency key is the job's.
 */
export function defineMail<const Ns extends Namespace, Payload, Facts>({
  kinds,
  texts,
  schema,
  read,
  write,
  samples,
}: MailDeclaration<Ns, Payload, Facts>): DefinedMail<Payload, Facts> {
  const render: DefinedMail<Payload, Facts>['render'] = (facts, locale, { address, look }) => {
    const t = i18nFor(locale, texts);
    const words = write(facts, { t, locale, sender: look.sender, page: (path) => address + path });
    return createEmail({ ...look, locale, blocks: [], ...words });
  };

  const job = defineJob({
    name: `mail.${kinds[0].name}`,
    schema,
    run: async (payload, { idempotencyKey }) => {
      const due = await read(payload, idempotencyKey);
      if (!due || due.to === '') return;
      const { to, locale, facts, isProven, isPaid, unsubscribePath, kind = kinds[0], key = idempotencyKey } = due;
      const { sender, ...shop } = await instanceMail(due.instanceId, locale);
      const letter = await render(facts, locale, shop);
      const { senderName = due.senderName, replyTo } = sender;
      const unsubscribe = unsubscribePath && shop.address + unsubscribePath;
      const { attachments } = due;
      const mail = { kind, to, ...letter, senderName, replyTo, isProven, isPaid, unsubscribe, attachments };
      try {
        await mailer().send(mail, key);
      } catch (error) {
        if (error instanceof JobPostponed) await due.onPostponed?.(error.runAt);
        throw error;
      }
      await due.onSent?.();
    },
  });

  return {
    ...job,
    kinds,
    render,
    async preview(locale) {
      const shop = await instanceMail(MAIN_SHOP, locale);
      const all = Object.entries(samples(locale));
      return Promise.all(all.map(async ([sample, facts]) => ({ sample, ...(await render(facts, locale, shop)) })));
    },
  };
}
