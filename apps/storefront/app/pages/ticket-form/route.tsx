import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { byLocale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { orderLinkOf } from '~/modules/orders/order-link.ts';
import { sentTicketForm } from '~/modules/tickets/sent-form.server.ts';
import { ticketFormView } from '~/modules/tickets/ticket-form.server.ts';
import { formSlugs, kindOfSlug } from '~/modules/tickets/tickets.ts';
import { NextSteps } from '~/modules/tickets/ui/next-steps.tsx';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { TicketForm } from '~/modules/tickets/ui/ticket-form-view.tsx';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { throwUnknownPage } from '~/shell/unknown-page.server.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { Container, Split } from '~/ui/layout.tsx';

export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['tickets'], isTask: true };
export { serviceSheet as links } from '~/ui/sheets.ts';

/** The form of a kind of ticket. A segment of the other language redirects to this one's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const found = kindOfSlug(params.kind ?? '', locale);
  if (!found) return throwUnknownPage(request);
  const { kind } = found;
  const { search, searchParams } = new URL(request.url);
  if (!found.isOwn) throw redirect(href('ticketForm', { kind: formSlugs[kind][locale] }, locale) + search, 301);
  const t = i18nFor(locale, 'tickets');
  const page = {
    locale,
    title: `${t(`kind.${kind}`)} · ${t('service')} · Velory`,
    description: t(`lead.${kind}`),
    alternates: byLocale((each) => href('ticketForm', { kind: formSlugs[kind][each] }, each)),
    noindex: true,
  };
  const visitor = await visitorOf(request);
  const view = await ticketFormView({ kind, locale, visitor, query: searchParams, link: orderLinkOf(searchParams) });
  return data({ page, view });
}

/** Takes the form; answers 303 to the ticket's page, or what is wrong. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const kind = kindOfSlug(params.kind ?? '', locale)?.kind;
  if (!kind) throw new Response('Not found', { status: 404 });
  const sent = await sentTicketForm(request, { kind, locale, sender: context.sender });
  const { headers } = sent;
  if (sent.path !== undefined) return redirect(sent.path, { status: 303, headers });
  return data(sent.refusal, { status: sent.status, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => pageMeta(loaded?.page, matches);

export default function TicketFormRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation('tickets');
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <ServiceCrumbs here={t(`kind.${view.kind}`)} />
      <h1 className="mt-3 text-h1">{t(`title.${view.kind}`)}</h1>
      <p className="mt-2 max-w-text text-lead text-ink-2">{t(`lead.${view.kind}`)}</p>
      <Split columns="8/4" className="pt-6">
        <TicketForm view={view} refusal={refusal} />
        <NextSteps view={view} />
      </Split>
    </Container>
  );
}
