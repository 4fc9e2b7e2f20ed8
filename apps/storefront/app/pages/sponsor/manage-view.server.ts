import type { Locale } from '~/i18n/locales.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { isoDay, findManagedPage } from '~/modules/sponsoring/sponsoring.server.ts';
import { qrCode, qrPath } from '~/modules/sponsoring/qr-code.ts';
import { lastDay, presetGoal } from '~/modules/sponsoring/sponsoring.ts';
import { href } from '~/site-map.ts';
import { sponsoringConstraints } from '~/modules/sponsoring/sponsoring.schema.server.ts';
import type { PageLimits, PageWords } from './page-fields.tsx';
import { type SponsorView, sponsorView } from './sponsor-view.server.ts';

export interface ManageView {
  view: SponsorView;
  /** The page's whole address, to show to others. */
  address: string;
  /** The same as a QR code; null if it is too long for one. */
  qr: { size: number; path: string } | null;
  /** Address of the card to print. */
  card: string;
  /** Where the forms of this page go. */
  path: string;
  email: string;
  limits: PageLimits;
  values: PageWords;
  constraint: Record<string, object>;
}

/** A page as its rider manages it; null if the key opens nothing. */
export async function manageView(token: string, key: string, locale: Locale): Promise<ManageView | null> {
  const page = await findManagedPage(token, key);
  if (!page) return null;
  const view = await sponsorView(page, locale, true);
  const { most, price } = view.progress;
  const address = currentAddress() + href('sponsor', { token }, locale);
  const code = qrCode(address);
  return {
    view,
    address,
    qr: code && { size: code.length, path: qrPath(code) },
    card: href('sponsorCard', { token }, locale),
    path: href('sponsorManage', { token }, locale, { key }),
    email: page.email,
    limits: {
      most,
      preset: presetGoal(price),
      today: zurichDate(new Date()),
      lastDay: lastDay(zurichDate(page.createdAt)),
    },
    constraint: sponsoringConstraints.page,
    values: {
      title: page.title,
      story: page.story,
      firstName: page.firstName,
      goal: String(page.goal / 100),
      endsOn: isoDay(page.endsOn),
      isListed: page.isListed ? 'all' : 'link',
    },
  };
}
