import type { OrderLink } from '~/modules/orders/order-link.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { type FormTicketKind, formSlugs } from '~/modules/tickets/tickets.ts';
import { href } from '~/site-map.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';

export function OtherWays({ orderLink }: { orderLink: OrderLink }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const topic = (name: 'damage' | 'return') =>
    href('serviceTopic', { topic: serviceTopicSlugs[name][locale] }, locale, { ...orderLink });
  const form = (kind: FormTicketKind, thema?: string) =>
    href('ticketForm', { kind: formSlugs[kind][locale] }, locale, { ...orderLink, thema });
  const ways: [name: string, icon: IconName, path: string][] = [
    ['damage', 'truck', topic('damage')],
    ['return', 'retry', topic('return')],
    ['exchange', 'compare', form('exchange')],
    ['accessory', 'bag', form('accessory')],
    ['warranty', 'shield', form('warranty')],
    ['money', 'document', form('service', 'money')],
    ['stolen', 'lock', form('service', 'stolen')],
    ['question', 'chat', form('question')],
  ];
  return (
    <section className="pt-14 desktop:pt-20" aria-labelledby="anderes">
      <h2 id="anderes" className="mb-5 text-h2">
        {t('menu.other')}
      </h2>
      <ul className="border-t-2 border-ink desktop:grid desktop:grid-cols-2 desktop:gap-x-12">
        {ways.map(([name, icon, path]) => (
          <li key={name}>
            <Anchor href={path} className="flex items-center gap-4 border-b border-line py-4">
              <Icon name={icon} />
              <span className="min-w-0 grow">
                <b className="block text-h4">{textOfKey(t, `menu.ways.${name}`)}</b>
                <span className="block text-small text-ink-2">{textOfKey(t, `menu.ways.${name}-text`)}</span>
              </span>
              <Icon name="arrow-right" small className="text-action" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
