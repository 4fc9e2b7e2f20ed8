import { Form, useLocation, useNavigation } from '@remix-run/react';
import { formatDay } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OpenedNewsletterLink } from '~/modules/newsletter/newsletter.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { NewsletterFrame } from './newsletter-frame.tsx';

interface LinkPageProps {
  purpose: 'confirm' | 'leave';
  link: OpenedNewsletterLink;
  /** Of the next issue, an ISO date; where it is named. */
  day?: string;
}

const email = (words: string) => <strong className="break-words">{words}</strong>;

export function LinkPage({ purpose, link, day }: LinkPageProps) {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  // A link of ours that is over says so in the same words, whichever mail it stood in.
  const words = link.kind === 'expired' || link.kind === 'unknown' ? 'confirm' : purpose;
  const lead = textOfKey(t, `${words}.${link.kind}-lead`, {
    email: 'email' in link ? link.email : '',
    date: day === undefined ? '' : formatDay(day, locale),
  });
  return (
    <NewsletterFrame
      title={textOfKey(t, `${words}.${link.kind}-title`)}
      lead={<MarkedText text={lead} marks={{ email }} />}
    >
      {link.kind === 'open' ? (
        <Form method="post" action={search}>
          <Button type="submit" loading={isSending && t('sending')}>
            {t(`${purpose}.submit`)}
          </Button>
        </Form>
      ) : (
        <LinkButton
          href={href(purpose === 'confirm' && link.kind === 'done' ? 'allModels' : 'newsletter', {}, locale)}
          variant={link.kind === 'done' ? 'secondary' : 'primary'}
        >
          {t(link.kind !== 'done' ? 'confirm.again' : purpose === 'confirm' ? 'confirm.bikes' : 'leave.again')}
        </LinkButton>
      )}
    </NewsletterFrame>
  );
}
