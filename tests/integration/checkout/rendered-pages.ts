import { expect } from 'vitest';
import type { Locale } from '~/i18n/locales.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import type { PlanAmounts } from '~/modules/financing/financing.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { hashToken, newToken, renewedSessionCookie } from '~/modules/identity/sessions/session-cookies.server.ts';
import { db } from '~/platform/db.server.ts';
import { href } from '~/site-map.ts';

/** The text of a page, without its markup and scripts; spaces are plain. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');

/** The equation below a rate, as a page writes it; the amount if it is paid at once. */
function equationOf({ months, downPayment, first, regular, total }: PlanAmounts): string {
  if (months === 1) return formatExactAmount(total);
  const isUneven = first !== regular;
  const terms = [
    ...(downPayment > 0 ? [formatExactAmount(downPayment)] : []),
    ...(isUneven ? [formatExactAmount(first)] : []),
    `${isUneven ? months - 1 : months} × ${formatExactAmount(regular)}`,
  ];
  return `${terms.join(' + ')} = CHF ${formatExactAmount(total)}`;
}

/** The pages of a running shop, as a visitor without scripts gets them. */
export class DrawnPages {
  readonly #url: string;

  /** @param url address of the shop, which runs on the test's own database */
  constructor(url: string) {
    this.#url = url;
  }

  async #words(path: string, cookie = ''): Promise<string> {
    const answer = await fetch(this.#url + path, {
      headers: { Accept: 'text/html', Cookie: cookie },
      redirect: 'manual',
    });
    expect(answer.status, path).toBe(200);
    return wordsOf(await answer.text());
  }

  /** Expects a product's page to show a plan if its address asks for it. */
  async expectProduct(slug: string, locale: Locale, plan: PlanAmounts): Promise<void> {
    const query = { plan: plan.months, anzahlung: plan.downPayment / 100 };
    expect(await this.#words(href('product', { bike: slug }, locale, query))).toContain(equationOf(plan));
  }

  /** Expects plan and review of a visitor's cart to show its amounts. @returns the visitor's cookie */
  async expectCheckout(visitor: Visitor, locale: Locale, amounts: PlanAmounts): Promise<string> {
    const token = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.session.create({ data: { tokenHash: hashToken(token), userId: visitor.userId, expiresAt } });
    const [cookie = ''] = renewedSessionCookie(token).split(';');
    for (const page of ['checkoutPlan', 'checkoutReview'] as const)
      this.#expectSummary(await this.#words(href(page, {}, locale), cookie), amounts);
    return cookie;
  }

  /** Expects the page after an order to show what was ordered. */
  async expectConfirmation(number: string, cookie: string, locale: Locale, amounts: PlanAmounts): Promise<void> {
    const words = await this.#words(href('checkoutConfirmation', {}, locale, { nr: number }), cookie);
    expect(words).toContain(equationOf(amounts));
  }

  /** Price, down payment, first and other instalments and the total, in the summary beside each step. */
  #expectSummary(words: string, { months, downPayment, first, regular, total }: PlanAmounts): void {
    const isUneven = first !== regular;
    const rows =
      months === 1
        ? []
        : [
            ...(downPayment > 0 ? [downPayment] : []),
            ...(isUneven ? [first] : []),
            regular,
            regular * (isUneven ? months - 1 : months),
          ];
    for (const rappen of rows)
      expect(words).toMatch(new RegExp(`(^|[^\\d’.])${formatExactAmount(rappen)}([^\\d’.]|\\.? )`));
    expect(words).toContain(`CHF ${formatExactAmount(total)}`);
  }
}
