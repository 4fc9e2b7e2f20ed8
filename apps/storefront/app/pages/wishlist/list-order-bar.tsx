import { Form, useSubmit } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';
import { TermLinks } from '~/ui/term-segment.tsx';
import { type WishOrder, wishQuery, wishSorts, wishTerms } from './list-order.ts';

interface ListOrderBarProps {
  order: WishOrder;
  /** Of another's list. */
  uid?: string;
}

export function ListOrderBar({ order, uid }: ListOrderBarProps) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const submit = useSubmit();
  const { months, sort } = order;
  const terms = wishTerms.map((term) => ({
    value: String(term),
    label: term === 1 ? t('order.once') : term === months ? t('order.months', { count: term }) : String(term),
    spoken: term === 1 ? t('order.once') : t('order.spoken', { count: term }),
    href: href('wishlist', {}, locale, { uid, ...wishQuery({ months: term, sort }) }),
  }));
  return (
    <div className="mt-7 grid items-center gap-3 tablet:grid-cols-3">
      <p className="text-small text-ink-2" aria-hidden="true">
        {t('order.label')}
      </p>
      <TermLinks label={t('order.label')} terms={terms} value={String(months)} />
      <Form
        method="get"
        action={href('wishlist', {}, locale)}
        onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
        className="flex gap-2 tablet:justify-self-end"
      >
        {uid && <input type="hidden" name="uid" value={uid} />}
        {months !== defaultPlanLength && <input type="hidden" name="plan" value={months} />}
        <label className="sr-only" htmlFor="sortieren">
          {t('order.sort')}
        </label>
        <select id="sortieren" name="sortieren" className="input" defaultValue={sort} key={sort}>
          {wishSorts.map((each) => (
            <option key={each} value={each}>
              {t(`order.${each}`)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="btn btn-quiet">
            {t('order.sort')}
          </button>
        </noscript>
      </Form>
    </div>
  );
}
