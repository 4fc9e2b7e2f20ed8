import type { Locale } from '~/i18n/locales.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { wishlistForm } from '~/modules/wishlist/wishlist.schema.server.ts';
import {
  addAll,
  chooseMails,
  nameOwner,
  renewShare,
  sharedWishlist,
  stopMails,
  wish,
} from '~/modules/wishlist/wishlist.server.ts';
import { intentOf, parseForm } from '~/platform/parse-form.server.ts';

/** What the list's address says after a change, and the headers of the answer. */
interface Changed {
  params: { hinweis?: string; entfernt?: number; uid?: string };
  headers?: Headers;
}

/** A change that the list's page sends. What makes no sense changes nothing. */
export async function changeWishlist(request: Request, form: FormData, locale: Locale): Promise<Changed> {
  const parsed = parseForm(form, wishlistForm);
  if (!parsed.ok) return { params: intentOf(form) === 'name' ? { hinweis: 'name' } : {} };
  const change = parsed.value;
  if (change.intent === 'stop-mails') {
    return { params: (await stopMails(change.token)) ? { hinweis: 'stopped' } : {} };
  }
  if (change.intent === 'add-all') return noteAll(request, change.uid);
  const visitor = await visitorOf(request);
  if (!visitor) return { params: {} };
  switch (change.intent) {
    case 'remove':
    case 'add': {
      const { refusal } = { refusal: undefined, ...(await wish(visitor, change, locale)) };
      if (refusal) return { params: { hinweis: refusal } };
      return { params: change.intent === 'remove' ? { entfernt: change.product } : {} };
    }
    case 'renew':
      await renewShare(visitor);
      return { params: { hinweis: 'renewed' } };
    case 'name':
      await nameOwner(visitor, change.name || null);
      return { params: { hinweis: 'named' } };
    case 'mails':
      // Mails go to an account's address alone.
      if (!(await accountOf(visitor))) return { params: {} };
      await chooseMails(visitor, { priceMail: change.priceMail, stockMail: change.stockMail }, locale);
      return { params: { hinweis: 'mails' } };
  }
}

/** Notes all that another's list holds; begins a session where there is something to note. */
async function noteAll(request: Request, uid: string): Promise<Changed> {
  const list = await sharedWishlist(uid, null);
  if (!list || list.productIds.length === 0) return { params: {} };
  const { visitor, headers } = await ensureVisitor(request);
  const left = await addAll(visitor, list.productIds);
  return { params: { hinweis: left > 0 ? 'full' : 'added' }, headers };
}
