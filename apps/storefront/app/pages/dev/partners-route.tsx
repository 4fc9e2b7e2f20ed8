import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { formatMoment } from '~/i18n/dates.ts';
import { answerForPartner, listTrackedOrders } from '~/modules/fulfilment/partners.server.ts';
import { formOf } from '~/platform/form-body.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-message.tsx';
import { Container, SectionHead } from '~/ui/layout.tsx';

export { devSheet as links } from './dev-sheet.ts';

/** The latest orders with the events that partners can report; development and demo only (decision 40: Modes). */
export async function loader({ request: _request }: LoaderFunctionArgs) {
  assertDevelopmentOrDemo();
  return { orders: await listTrackedOrders() };
}

/** Sends a notice in a partner's place, by the same route as partners do. */
const noticeForm = z.object({ order: z.string(), event: z.string() });

export async function action({ request }: ActionFunctionArgs) {
  assertDevelopmentOrDemo();
  const parsed = parseForm(await formOf(request), noticeForm);
  if (!parsed.ok) throw new Response('Bad request', { status: 400 });
  const result = await answerForPartner(parsed.value.order, parsed.value.event);
  if (result.kind === 'moved' || result.kind === 'known') return redirect('/dev/partners', 303);
  return data({ refused: result.kind === 'impossible' ? result.refusal : result.kind }, { status: 409 });
}

export const meta: MetaFunction = () => [{ title: 'Partner · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevPartnersRoute() {
  const { orders } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  return (
    <Container className="py-8 desktop:py-14">
      <SectionHead
        level={1}
        title="Partner"
        lead="Was Finanzierungs- und Logistikpartnerin zu den letzten Bestellungen melden können. Alles andere: npm run order:move."
      />
      {refused && <FormError title={`Das ging nicht: ${refused}`} />}
      {orders.length === 0 && <p className="text-ink-2">Noch keine Bestellung.</p>}
      <ul className="border-t-2 border-ink">
        {orders.map(({ number, stage, placedAt, events }) => (
          <li key={number} className="grid gap-3 border-b border-line py-4">
            <p>
              <b className="num">{number}</b> · <bdi>{stage}</bdi> · <bdi>{formatMoment(placedAt, 'de')}</bdi>
            </p>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="order" value={number} />
              {events.map((event) => (
                <Button key={event} type="submit" variant="secondary" small name="event" value={event}>
                  {event}
                </Button>
              ))}
            </Form>
          </li>
        ))}
      </ul>
    </Container>
  );
}
