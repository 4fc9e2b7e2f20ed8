import { Form, useLocation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import type { ClosedTicketView } from './ticket.server.ts';

/** A ticket that does not open here: its link has ended, or it is another browser's. */
export function ClosedTicket({ view }: { view: ClosedTicketView }) {
  const { t } = useTranslation('ticket');
  const locale = useLocale();
  return (
    <Container className="pt-8 pb-16">
      <h1 className="text-h1">{t(`${view.kind}.title`)}</h1>
      {view.kind === 'missing' ? (
        <>
          <p className="mt-3 max-w-text text-lead text-ink-2">{t('missing.text')}</p>
          <p className="mt-6">
            <LinkButton href={href('serviceTopic', { topic: serviceTopicSlugs.general[locale] }, locale)}>
              {t('missing.service')}
            </LinkButton>
          </p>
        </>
      ) : (
        <NewLink view={view} />
      )}
    </Container>
  );
}

function NewLink({ view: { masked, done } }: { view: Extract<ClosedTicketView, { kind: 'expired' }> }) {
  const { t } = useTranslation('ticket');
  const { search } = useLocation();
  if (done === 'link' || done === 'link-wait') {
    return (
      <div role="status" className="mt-6">
        <Note kind={done === 'link' ? 'good' : 'wait'}>
          {t(done === 'link' ? 'expired.sent' : 'expired.too-many', { email: masked })}
        </Note>
      </div>
    );
  }
  return (
    <Form method="post" action={search} className="mt-3 grid gap-5">
      <p className="max-w-text text-lead text-ink-2">{t('expired.text', { email: masked })}</p>
      <div>
        <Button type="submit" name="intent" value="link" icon="mail">
          {t('expired.send')}
        </Button>
      </div>
    </Form>
  );
}
