import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';

interface ErasePageProps {
  /** Anyone who has signed in. */
  own: { email: string; due: string | null; hasOrders: boolean } | null;
  /** Anyone who came by the mail's link; `due` is null if there is no erasure any more. Guests have no account. */
  link: { token: string; due: string | null; isGuest: boolean } | null;
  /** The erasure has just been taken back. */
  isCancelled: boolean;
  /** Where another address than one's own was typed. */
  lastResult: SubmissionResult | undefined;
}

/** The way out: what goes, what stays, and the way back within a day. */
export function ErasePage({ own, link, isCancelled, lastResult }: ErasePageProps) {
  const { t } = useTranslation(['account', 'common']);
  const locale = useLocale();
  const [form, fields] = useForm<{ email: string }>({ id: 'erase', lastResult });
  const due = own?.due ?? link?.due ?? null;
  const items = (list: string[]) => list.map((name) => <li key={name}>{textOfKey(t, `erase.${name}`)}</li>);
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[
          { label: t('common:home'), href: href('home', {}, locale) },
          { label: t('title'), href: href('account', {}, locale) },
          { label: t('erase.title') },
        ]}
      />
      <h1 className="mt-5 text-h1">{t('erase.title')}</h1>
      {link && !due ? (
        <div className="mt-6 grid max-w-text justify-items-start gap-5" role="status">
          <Note kind={isCancelled ? 'good' : 'info'}>{t(isCancelled ? 'erase.kept' : 'erase.no-link')}</Note>
          <LinkButton href={href('home', {}, locale)} variant="secondary">
            {t('common:home')}
          </LinkButton>
        </div>
      ) : due ? (
        <Form method="post" className="mt-6 grid max-w-text justify-items-start gap-5">
          <Note kind="wait">
            {t(link?.isGuest ? 'erase.due-guest' : 'erase.due', { time: formatDayAndTime(due, locale) })}
          </Note>
          {link && <input type="hidden" name="token" value={link.token} />}
          <Button type="submit" name="intent" value="keep">
            {t(link?.isGuest ? 'erase.keep-guest' : 'erase.keep')}
          </Button>
        </Form>
      ) : (
        own && (
          <Split columns="6/5" className="mt-6">
            <div className="grid gap-8">
              <section>
                <h2 className="text-h3">{t('erase.goes')}</h2>
                <ul className="mt-3 grid list-disc gap-1 pl-5 text-ink-2">
                  {items(['goes-account', 'goes-cart', 'goes-words', 'goes-tickets', 'goes-mails'])}
                </ul>
              </section>
              <section>
                <h2 className="text-h3">{t('erase.stays')}</h2>
                <ul className="mt-3 grid list-disc gap-1 pl-5 text-ink-2">
                  {items(
                    own.hasOrders ? ['stays-orders', 'stays-email', 'stays-sign'] : ['stays-nothing', 'stays-sign'],
                  )}
                </ul>
              </section>
            </div>
            <Form method="post" {...getFormProps(form)} className="grid gap-5 bg-mist p-6">
              <p className="text-ink-2">{t('erase.undo')}</p>
              <TextField
                {...textField(fields.email, () => t('erase.email-wrong'), 'email')}
                label={t('erase.email')}
                help={t('erase.email-help', { email: own.email })}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
              <Button type="submit" variant="secondary">
                {t('erase.submit')}
              </Button>
            </Form>
          </Split>
        )
      )}
    </Container>
  );
}
