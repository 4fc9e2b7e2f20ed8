import { getFormProps, useForm } from '@conform-to/react';
import { Form, useLocation } from '@remix-run/react';
import { formatDay } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Icon } from '~/ui/icon.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ThreadRefusal } from './ticket-acts.server.ts';
import type { OpenTicketView } from './ticket.server.ts';

const PICTURE = { width: 800, height: 500 };

const constraint = { phone: { required: true, maxLength: 30 } };

interface TicketSideProps {
  view: OpenTicketView;
  refusal: ThreadRefusal | undefined;
}

export function TicketSide({ view, refusal }: TicketSideProps) {
  const { t } = useTranslation('ticket');
  const locale = useLocale();
  const { search } = useLocation();
  const { bikeModel, image, orderNumber, delivered, assignee, state } = view.ticket;
  const facts = [
    { name: 'bike', value: bikeModel },
    {
      name: 'order',
      value:
        orderNumber && view.isOwn ? (
          <TextLink href={href('orderTracker', {}, locale, { nr: orderNumber })}>{orderNumber}</TextLink>
        ) : (
          orderNumber
        ),
    },
    {
      name: 'delivered',
      value: delivered && [formatDay(delivered.on, locale), delivered.time].filter(Boolean).join(', '),
    },
    { name: 'with', value: assignee ?? t('facts.none') },
  ];
  return (
    <aside className="grid gap-5">
      {image && (
        <div className="bg-mist">
          <Picture picture={{ src: image, ...PICTURE, alt: '' }} className="h-auto w-full" />
        </div>
      )}
      <dl>
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name} className="grid grid-cols-[112px_minmax(0,1fr)] gap-3 border-b border-line py-3 text-small">
              <dt className="text-ink-2">{textOfKey(t, `facts.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <CallForm view={view} refusal={refusal} />
      {state !== 'solved' && (
        <Form method="post" action={search}>
          <Button type="submit" variant="secondary" wide name="intent" value="close">
            {t('close')}
          </Button>
        </Form>
      )}
    </aside>
  );
}

function CallForm({ view: { ticket, replyKey, phonePrefixes }, refusal }: TicketSideProps) {
  const { t } = useTranslation(['ticket', 'tickets']);
  const { search } = useLocation();
  const lastResult = refusal?.kind === 'call' ? refusal.reply : undefined;
  const [form, fields] = useForm<Record<'phone' | 'phonePrefix', string>>({
    id: 'anruf',
    lastResult,
    constraint,
    defaultValue: { phone: ticket.phone ?? undefined },
  });
  return (
    <details open={lastResult ? true : undefined}>
      <summary className="btn btn-secondary btn-wide">
        <span className="btn-label">
          <Icon name="phone" small />
          {t('call.open')}
        </span>
      </summary>
      <Form method="post" action={search} {...getFormProps(form)} className="mt-4 grid gap-3">
        <input type="hidden" name="key" value={replyKey} />
        <PhoneField
          {...textField(fields.phone, (code) => textOfKey(t, `tickets:error.${code}`), 'tel')}
          label={t('call.phone')}
          prefixes={phonePrefixes.map((value) => ({ value, label: value }))}
          prefixName="phonePrefix"
          prefixLabel={t('call.prefix')}
          defaultPrefix={fields.phonePrefix.initialValue}
        />
        <p className="text-small text-ink-2">{t('call.text')}</p>
        <Button type="submit" name="intent" value="call" wide>
          {t('call.send')}
        </Button>
      </Form>
    </details>
  );
}
