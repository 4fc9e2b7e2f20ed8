import { useFetcher } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Stock } from '~/ui/badge.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TickList } from '~/ui/spec-table.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';
import type { ChosenPlan } from '~/modules/catalog/product-plans.ts';
import { stockKind } from '~/modules/catalog/product-tile.ts';
import { BuyAction } from './buy-action.tsx';
import { BUY_FORM_ID } from './buy-form.ts';
import { DownPaymentChoice } from './plan/down-payment-choice.tsx';
import { PlanPrice } from './plan/plan-price.tsx';
import { PlanTerms } from './plan/plan-terms.tsx';
import type { ProductLinks } from './product-links.ts';
import { SizeChoice } from './size/size-choice.tsx';
import type { ProductChoice } from './use-product-choice.ts';
import { RequestId } from '~/modules/cart/ui/request-id.tsx';

interface PlanBoxProps {
  product: ShownProduct;
  choice: ProductChoice;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  colourHref: (slug: string) => string;
  /** Address of this product, where the form without scripts is computed. */
  path: string;
  /** Availability of each variant in words, by its id. */
  stock: Record<number, string>;
  links: ProductLinks;
  /** What is wrong with the height in the address. */
  heightError: string | undefined;
}

/**
 * Everything to decide: plan, colour, size; then into the cart. A plain form, usable without JavaScript (decision 60).
 */
export function PlanBox(props: PlanBoxProps) {
  const { product, choice, colour, colourHref, path, stock, links, heightError } = props;
  const { t } = useTranslation('product');
  const { plan, variant, variants } = choice;
  const adding = useFetcher({ key: links.cart });
  return (
    <adding.Form method="post" action={links.cart} id={BUY_FORM_ID} className="grid gap-6 border-t-2 border-ink pt-5">
      <input type="hidden" name="intent" value="add" />
      <RequestId answer={adding.data} />
      <input type="hidden" name="answer" value="data" />
      {/* What is meant where no size is chosen, and what the page shows again once it has computed. */}
      <input type="hidden" name="slug" value={product.slug} />
      {colour && <input type="hidden" name="colour" value={colour} />}
      <input type="hidden" name="shownPrice" value={choice.offer.price} />
      {choice.height && <input type="hidden" name="height" value={choice.height} />}
      <PlanPrice product={product} plan={plan} />
      <PlanTerms choice={choice} />
      <DownPaymentChoice choice={choice} />
      {choice.offer.plans.length > 1 && (
        <noscript>
          <Button type="submit" variant="secondary" small formMethod="get" formAction={path} formNoValidate>
            {t('plan.compute')}
          </Button>
        </noscript>
      )}
      <SizeChoice product={product} choice={choice} colourHref={colourHref} error={heightError} />
      <AddOns addOns={product.addOns} />
      <div className="grid gap-3">
        <VariantStock variant={variant} variants={variants} words={stock} />
        <BuyAction choice={choice} links={links} isAdding={adding.state !== 'idle'} />
        {links.booking && (
          <LinkButton variant="secondary" wide href={links.booking} reload>
            {t('booking')}
          </LinkButton>
        )}
      </div>
      <Promises plan={plan} />
    </adding.Form>
  );
}

function AddOns({ addOns }: { addOns: readonly string[] }) {
  const { t } = useTranslation('product');
  if (addOns.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{t('addOn.legend')}</legend>
      {['', ...addOns].map((addOn) => (
        <label key={addOn} className="choice">
          <input type="radio" className="radio" name="addOn" value={addOn} defaultChecked={addOn === ''} />
          <span>{addOn || t('addOn.none')}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface VariantStockProps {
  variant: ShownVariant | undefined;
  variants: readonly ShownVariant[];
  words: Record<number, string>;
}

/** Whether the chosen variant is available; nothing is said of sizes among which the shopper has still to choose. */
function VariantStock({ variant, variants, words }: VariantStockProps) {
  const { t } = useTranslation('product');
  if (variant) return <Stock kind={variant.orderable ? stockKind(variant) : 'out'}>{words[variant.id]}</Stock>;
  return variants.some(({ orderable }) => orderable) ? null : <Stock kind="out">{t('soldOutReason')}</Stock>;
}

function Promises({ plan: { months, example } }: { plan: ChosenPlan }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const dates = {
    signBy: formatDate(example.signBy, locale),
    first: formatDate(example.first, locale),
    last: formatDate(example.last, locale),
  };
  return (
    <div className="border-t border-line pt-4">
      <TickList
        items={[t('promises.delivery'), ...(months > 1 ? [t('promises.dates', dates), t('promises.early')] : [])]}
      />
    </div>
  );
}
