import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { href } from '~/site-map.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { FaqContact } from './faq.server.ts';

export const CONTACT_ID = 'kontakt';

interface Way {
  icon: IconName;
  title: string;
  text: string;
  action: string;
  href: string;
}

/** For who finds no answer: chat, telephone, e-mail and appointments, as far as there are any. */
export function FaqContacts({ contact: { chat, phone, mailbox, booking } }: { contact: FaqContact }) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  const serviceTopic = href('serviceTopic', { topic: serviceTopicSlugs.general[locale] }, locale);
  const way = (icon: IconName, name: string, to: string | undefined, text: string): Way[] =>
    to
      ? [
          {
            icon,
            title: textOfKey(t, `contact.${name}`),
            text,
            action: textOfKey(t, `contact.${name}Action`),
            href: to,
          },
        ]
      : [];
  const ways = [
    ...way('chat', 'chat', chat, t('contact.chatText')),
    ...way('phone', 'phone', telephoneLink(phone), phone),
    ...way('mail', 'mail', `mailto:${mailbox}`, mailbox),
    ...way('calendar', 'booking', booking, t('contact.bookingText')),
    ...way('tool', 'service', serviceTopic, t('contact.serviceText')),
  ];
  return (
    <section id={CONTACT_ID} aria-labelledby="faq-kontakt" className="mt-14 scroll-mt-24 desktop:mt-24">
      <h2 id="faq-kontakt" className="text-h2">
        {t('contact.title')}
      </h2>
      <ul className="mt-4 border-t-2 border-ink tablet:grid tablet:grid-cols-3 tablet:gap-6 tablet:pt-6 desktop:grid-cols-5">
        {ways.map(({ icon, title, text, action, href: to }) => (
          <li
            key={icon}
            className="flex items-start gap-4 border-b border-line py-4 tablet:flex-col tablet:gap-1 tablet:border-0 tablet:py-0"
          >
            <Icon name={icon} />
            <div className="min-w-0 grow break-words">
              <h3 className="text-h4">{title}</h3>
              <p className="text-small text-ink-2">{text}</p>
            </div>
            <GoLink href={to} reload={!to.startsWith('/')} rel="noopener">
              {action}
            </GoLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
