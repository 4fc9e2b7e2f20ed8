import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '~/i18n/locales.ts';
import { formatAmount } from '~/i18n/money.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';
import type { CodeOfCart } from '~/modules/cart/cart.server.ts';
import type { Organization } from '~/modules/content/content.ts';
import { currentRules } from '~/modules/instances/instances.server.ts';
import { href } from '~/site-map.ts';

/**
 * Where the code of an organization's shop is entered that takes no order without one (spec §3:
 * discountCodeIsRequiredForCheckout). A form like any other: it needs no script, and no page but a partner's has
 * anything of it.
 * @param entered what holds of the visitor's own code, where the page was asked for it
 */
export function codeSection(
  { listingItem }: Organization,
  { locale, entered }: { locale: Locale; entered: CodeOfCart },
): SectionOf<'text'> {
  const t = i18nFor(locale, 'instance');
  const words = i18nFor(locale, 'discount');
  const { maxDiscount, combinesDiscounts } = currentRules();
  const { isStored, refused } = entered;
  const rules = [
    ...(maxDiscount === undefined ? [] : [t('code.most', { amount: formatAmount(maxDiscount) })]),
    ...(combinesDiscounts === false ? [t('code.not-both')] : []),
  ].join(' ');
  const where = listingItem?.link;
  const box = (
    <div className="org-code" id="code">
      <p>{t('code.lead')}</p>
      {isStored ? (
        <p className="org-code-done text-good" role="status">
          {t('code.in-force')}
        </p>
      ) : (
        <form method="post" action={href('cart', {}, locale)}>
          <label className="sr-only" htmlFor="org-code">
            {t('code.label')}
          </label>
          <input
            id="org-code"
            name="discountCode"
            maxLength={40}
            defaultValue={refused?.code}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={refused ? true : undefined}
            aria-describedby={refused ? 'org-code-wrong org-code-help' : 'org-code-help'}
          />
          <p id="org-code-help" className="text-small text-ink-2">
            {t('code.help')}
          </p>
          {refused && (
            <p id="org-code-wrong" className="text-small text-error" role="alert">
              {words(`refusal.${refused.refusal}`)}
            </p>
          )}
          <p>
            <button className="btn btn-primary" name="intent" value="enter-code">
              {t('code.enter')}
            </button>
            {where && (
              <a className="whitespace-nowrap" href={where}>
                {t('code.where')}
              </a>
            )}
          </p>
        </form>
      )}
      {rules && <p className="text-small text-ink-2">{rules}</p>}
    </div>
  );
  return { kind: 'text', title: t('code.title'), html: renderToStaticMarkup(box) };
}
