import { Form } from '@remix-run/react';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { languageTag } from '~/i18n/locales.ts';
import { Button, type ButtonProps } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { LocalPayIntent, LocalPayView } from '~/modules/payments/local-pay.ts';

export interface LocalPayPageProps extends LocalPayView {
  /** What the shop answered to the last test. */
  reported?: { intent: LocalPayIntent; answer: number };
}

/** Statuses of a page on which nothing more is to be paid. */
const doneStatuses: ReadonlySet<string> = new Set(['confirmed', 'refunded', 'chargeback', 'expired']);

/** The local provider's payment page: what a shopper would see at the provider's, and below it the tester's buttons. */
export function LocalPayPage({ words, locale, purpose, amount, status, backTo, reported }: LocalPayPageProps) {
  const isDone = doneStatuses.has(status);
  return (
    <div lang={languageTag[locale]} className="min-h-screen bg-mist px-4 py-8 tablet:py-16">
      <div className="mx-auto grid max-w-[30rem] gap-6">
        <p className="flex items-center gap-2 text-small text-ink-2">
          <Icon name="lock" small />
          <bdi>{words.provider}</bdi>
        </p>
        <div className="border border-line bg-paper px-5 py-6 tablet:p-8">
          <p className="text-small text-ink-2">{words.merchant}</p>
          <h1 className="mt-1 text-h4">{purpose}</h1>
          <p className="mt-4 border-b-2 border-ink pb-5 text-rate-xl">{formatChfWithRappen(amount)}</p>
          {isDone ? (
            <Note kind={status === 'confirmed' ? 'good' : 'wait'} className="mt-6">
              {words.statuses[status] ?? status}
            </Note>
          ) : (
            <PayButtons words={words} />
          )}
          <p className="mt-6">
            <GoLink href={backTo} reload iconStart="arrow-left">
              {words.back}
            </GoLink>
          </p>
        </div>
        <TesterButtons words={words} status={status} reported={reported} />
      </div>
    </div>
  );
}

type Words = LocalPayView['words'];

function PayButtons({ words }: { words: Words }) {
  return (
    <Form method="post" reloadDocument className="mt-6 grid gap-3">
      <Intent intent="twint" wide>
        {words.twint}
      </Intent>
      <Intent intent="card" variant="secondary" icon="card" wide>
        {words.card}
      </Intent>
      <Intent intent="abandon" variant="quiet" wide>
        {words.abandon}
      </Intent>
    </Form>
  );
}

function TesterButtons({
  words,
  status,
  reported,
}: {
  words: Words;
  status: string;
  reported: LocalPayPageProps['reported'];
}) {
  const isPaid = status === 'confirmed';
  const tests: LocalPayIntent[] = isPaid
    ? ['refund', 'chargeback', 'forged']
    : ['decline', 'late', 'twice', 'forged', 'forged-status', 'expire'];
  return (
    <section className="grid gap-3">
      <h2 className="text-h4">{words.tests}</h2>
      <p className="text-small text-ink-2">{words.testsLead}</p>
      {reported && (
        <Note kind={reported.answer === 200 ? 'info' : 'wait'} alert>
          {words.reported
            .replace('{{test}}', words.intents[reported.intent] ?? reported.intent)
            .replace('{{answer}}', String(reported.answer))}
        </Note>
      )}
      <Form method="post" reloadDocument className="flex flex-wrap gap-2">
        {tests.map((intent) => (
          <Intent key={intent} intent={intent} variant="quiet" small>
            {words.intents[intent] ?? intent}
          </Intent>
        ))}
      </Form>
    </section>
  );
}

function Intent({ intent, ...button }: { intent: LocalPayIntent } & ButtonProps) {
  return <Button type="submit" name="intent" value={intent} {...button} />;
}
