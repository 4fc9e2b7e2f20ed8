import type { Locale } from '~/i18n/locales.ts';
import { accountOf } from '~/modules/identity/account.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { wishForm } from '~/modules/wishlist/wishlist.schema.server.ts';
import {
  addAll,
  chooseMails,
  nameOwner,
  renewShare,
  sharedWishlist,
  stopMails,
  wish,
} from '~/modules/wishlist/wishlist.server.ts';
import { typedName } from '~/platform/typed-text.server.ts';

/** What the list's address says after a change, and the headers of the answer. */
interface Changed {
  said: { hinweis?: string; entfernt?: number; uid?: string };
  headers?: Headers;
}

const ownerName = typedName(40);

/**
 * A change that the list's page sends, by `intent`: `remove`, `add`, `add-all`, `renew`, `name`, `mails`, `stop-mails`. What makes
 * no sense changes nothing.
 */
export async function changeWishlist(request: Request, form: FormData, locale: Locale): Promise<Changed> {
  const intent = form.get('intent');
  if (intent === 'stop-mails') {
    const token = form.get('token');
    const isStopped = typeof token === 'string' && (await stopMails(token));
    return { said: isStopped ? { hinweis: 'stopped' } : {} };
  }
  if (intent === 'add-all') return noteAll(request, form);
  const visitor = await visitorOf(request);
  if (!visitor) return { said: {} };
  switch (intent) {
    case 'remove':
    case 'add': {
      const { data: change } = wishForm.safeParse(Object.fromEntries(form));
      if (!change) return { said: {} };
      const { refusal } = { refusal: undefined, ...(await wish(visitor, change, locale)) };
      if (refusal) return { said: { hinweis: refusal } };
      return { said: intent === 'remove' ? { entfernt: change.product } : {} };
    }
    case 'renew':
      await renewShare(visitor);
      return { said: { hinweis: 'renewed' } };
    case 'name': {
      const typed = form.get('name');
      const isEmpty = typeof typed !== 'string' || typed.trim() === '';
      const { success, data: name = null } = ownerName.safeParse(typed);
      if (!isEmpty && !success) return { said: { hinweis: 'name' } };
      await nameOwner(visitor, isEmpty ? null : name);
      return { said: { hinweis: 'named' } };
    }
    case 'mails':
      // Mails go to an account's address alone.
      if (!(await accountOf(visitor))) return { said: {} };
      await chooseMails(visitor, { priceMail: form.has('priceMail'), stockMail: form.has('stockMail') }, locale);
      return { said: { hinweis: 'mails' } };
    default:
      return { said: {} };
  }
}

/** Notes all that another's list holds; begins a session where there is something to note. */
async function noteAll(request: Request, form: FormData): Promise<Changed> {
  const uid = form.get('uid');
  const list = typeof uid === 'string' ? await sharedWishlist(uid, null) : null;
  if (!list || list.productIds.length === 0) return { said: {} };
  const { visitor, headers } = await ensureVisitor(request);
  const left = await addAll(visitor, list.productIds);
  return { said: { hinweis: left > 0 ? 'full' : 'added' }, headers };
}
