import { useFetcher, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { formatDay } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { CartAnswer, CartLine } from '~/modules/cart/cart.ts';
import type { LineAlternative } from '~/modules/cart/line-alternatives.ts';
import { useRefusalText } from './cart-notes.tsx';

interface LineWaysOutProps {
  line: CartLine;
  alternatives: readonly LineAlternative[];
}

/**
 * Shown for a line that cannot be ordered as it is: the reason, alternatives, and a link to be notified when it is
 * available.
 */
export function LineWaysOut({ line, alternatives }: LineWaysOutProps) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const left = line.notices.find((notice) => notice.kind === 'not-enough')?.left;
  const variant = variantWords(line, t);
  return (
    <section id={`ersatz-${line.id}`} aria-label={line.name} className="ways-out">
      <h2 className="text-h3">
        {left === undefined ? t('gone.title', { what: variant || line.name }) : t('notice.not-enough', { count: left })}
      </h2>
      <p className="mt-1 text-ink-2">{t(alternatives.length > 0 ? 'gone.text' : 'gone.nothing')}</p>
      {alternatives.length > 0 && <Alternatives line={line} alternatives={alternatives} />}
      <p className="mt-2">
        {line.isUsed ? (
          <GoLink href={href('category', { category: 'occasion' }, locale)}>{t('gone.otherUsed')}</GoLink>
        ) : (
          <GoLink
            iconStart="bell"
            href={href('availability', { bike: line.slug }, locale, { variante: String(line.variantId) })}
          >
            {t('gone.tell')}
          </GoLink>
        )}
      </p>
    </section>
  );
}

function Alternatives({ line, alternatives }: LineWaysOutProps) {
  const { t } = useTranslation('cart');
  const fetcher = useFetcher<CartAnswer>();
  const refusalText = useRefusalText();
  const { pathname } = useLocation();
  const path = href('cart', {}, useLocale());
  // Set in an effect: without scripts the label of the button could not follow the selection.
  const [chosenId, setChosenId] = useState<number>();
  useEffect(() => setChosenId((chosen) => chosen ?? alternatives[0]?.variantId), [alternatives]);
  const chosen = alternatives.find(({ variantId }) => variantId === chosenId);
  const what = chosen && variantWords(chosen, t);
  return (
    <fetcher.Form method="post" action={path} className="mt-4 grid gap-4">
      <input type="hidden" name="intent" value="swap" />
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="returnTo" value={pathname} />
      <input type="hidden" name="answer" value="data" />
      {fetcher.data?.ok === false && (
        <Note kind="error" alert>
          {refusalText(fetcher.data.refusal)}
        </Note>
      )}
      <fieldset>
        <legend className="field-label">{t('gone.legend')}</legend>
        <div className="grid gap-2">
          {alternatives.map((each, index) => (
            <Alternative
              key={each.variantId}
              alternative={each}
              line={line}
              first={index === 0}
              onChoose={() => setChosenId(each.variantId)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" loading={fetcher.state !== 'idle' && t('saving')}>
          {what ? t('gone.takeThis', { what }) : t('gone.take')}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** E.g. "Nebelgrau, Grösse S"; empty if a variant has neither colour nor size. */
const variantWords = ({ colour, size }: Pick<LineAlternative, 'colour' | 'size'>, t: Translate<'cart'>): string =>
  [colour, size && t('line.size', { size })].filter(Boolean).join(', ');

interface AlternativeProps {
  alternative: LineAlternative;
  line: CartLine;
  first: boolean;
  onChoose: () => void;
}

function Alternative({ alternative, line, first, onChoose }: AlternativeProps) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const { variantId, picture, price, stock, expectedDeliveryDate: date, keeps } = alternative;
  const facts = [keeps && t(`gone.keeps.${keeps}`), price !== line.price && formatChf(price)].filter(Boolean);
  return (
    <label className="radio-card way-out">
      <input
        type="radio"
        name="variantId"
        value={variantId}
        defaultChecked={first}
        className="radio"
        onChange={onChoose}
      />
      <Picture picture={picture} />
      <span className="way-out-words">
        <span>
          <span className="block font-medium">{variantWords(alternative, t) || line.name}</span>
          {facts.length > 0 && <span className="block text-small text-ink-2">{facts.join(' · ')}</span>}
        </span>
        <span className={stock === 'in-stock' ? 'text-small text-good' : 'text-small text-wait'}>
          {stock === 'in-stock'
            ? t('stock.in-stock')
            : date
              ? t('stock.on-order-from', { date: formatDay(date, locale) })
              : t('stock.on-order')}
        </span>
      </span>
    </label>
  );
}
