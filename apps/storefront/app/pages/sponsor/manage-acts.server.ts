import type { Locale } from '~/i18n/locales.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { readChangedPage } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { changePage, endPage, openOwnPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { type OrderRefusal, putSponsoredBike } from '~/modules/sponsoring/sponsored-order.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { href } from '~/site-map.ts';
import type { PageAnswer } from './page-fields.tsx';

/** What stopped an act: the words of the page, or the order. */
export interface ManageAnswer extends PageAnswer {
  refusal?: OrderRefusal | 'closed';
}

export type Managed = { to: string; headers?: HeadersInit } | { answer: ManageAnswer; status: number };

interface Act {
  request: Request;
  token: string;
  key: string;
  form: FormData;
  locale: Locale;
}

const fields = ['goal', 'title', 'story', 'endsOn', 'firstName', 'isListed'] as const;

/** Does what a button of the rider's own page says. @throws Response 404 where the key opens nothing */
export async function manageAct({ request, token, key, form, locale }: Act): Promise<Managed> {
  const page = await openOwnPage(token, key);
  if (!page) throw new Response('Not found', { status: 404 });
  const own = (query: Record<string, number> = {}) => href('sponsorManage', { token }, locale, { key, ...query });
  const refuse = (status: 400 | 409, answer: Partial<ManageAnswer>): Managed => ({
    status: refusalStatus(request, status),
    answer: { errors: {}, values: typedOf(form), ...answer },
  });
  switch (form.get('intent')) {
    case 'withdraw':
      await endPage(page.id, { end: 'withdrawn' });
      return { to: own() };
    case 'order': {
      const { visitor, headers } = await ensureVisitor(request);
      const refusal = await putSponsoredBike(visitor, page.id);
      return refusal ? refuse(409, { refusal }) : { to: href('checkoutPlan', {}, locale), headers };
    }
    case 'change': {
      const { values, errors } = readChangedPage(form);
      if (!values) return refuse(400, { errors });
      const wrong = await changePage(page.id, values);
      if (wrong === 'closed') return refuse(409, { refusal: 'closed' });
      return wrong ? refuse(400, { errors: wrong as Record<string, string> }) : { to: own({ gespeichert: 1 }) };
    }
    default:
      throw new Response('Bad request', { status: 400 });
  }
}

function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value.slice(0, 400)]] : [];
    }),
  ) as Record<string, string>;
}
