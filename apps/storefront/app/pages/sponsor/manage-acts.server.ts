import type { Locale } from '~/i18n/locales.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { changedPageForm } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import { changePage, endPage, findManagedPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { type OrderRefusal, addSponsoredBike } from '~/modules/sponsoring/sponsored-order.server.ts';
import { refusalStatus } from '~/platform/form-answer.server.ts';
import { type FormReply, intentOf, parseForm } from '~/platform/parse-form.server.ts';
import { href } from '~/site-map.ts';

/** What stopped an act: the words of the page, or the order. */
export interface ManageAnswer {
  reply?: FormReply;
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

/** Does what a button of the rider's own page says. @throws Response 404 where the key opens nothing */
export async function manageAct({ request, token, key, form, locale }: Act): Promise<Managed> {
  const page = await findManagedPage(token, key);
  if (!page) throw new Response('Not found', { status: 404 });
  const own = (query: Record<string, number> = {}) => href('sponsorManage', { token }, locale, { key, ...query });
  const refuse = (status: 400 | 409, answer: ManageAnswer): Managed => ({
    status: refusalStatus(request, status),
    answer,
  });
  switch (intentOf(form)) {
    case 'withdraw':
      await endPage(page.id, { end: 'withdrawn' });
      return { to: own() };
    case 'order': {
      const { visitor, headers } = await ensureVisitor(request);
      const refusal = await addSponsoredBike(visitor, page.id);
      return refusal ? refuse(409, { refusal }) : { to: href('checkoutPlan', {}, locale), headers };
    }
    case 'change': {
      const parsed = parseForm(form, changedPageForm);
      if (!parsed.ok) return refuse(400, { reply: parsed.reply });
      const wrong = await changePage(page.id, parsed.value);
      if (wrong === 'closed') return refuse(409, { refusal: 'closed', reply: parsed.refuse() });
      return wrong ? refuse(400, { reply: parsed.refuse({ fields: wrong }) }) : { to: own({ gespeichert: 1 }) };
    }
    default:
      throw new Response('Bad request', { status: 400 });
  }
}
