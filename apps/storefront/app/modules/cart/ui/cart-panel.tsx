import { formatExactAmount, formatRate } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Drawer } from '~/ui/overlay.tsx';
import { Rate } from '~/ui/rate.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { Toast } from '~/ui/toast.tsx';
import { isBlocked } from '~/modules/cart/cart.ts';
import type { CartSummary } from '~/modules/cart/browser-copy/cart-summary.ts';
import { rateSentence } from '~/modules/financing/equation.ts';
import { ownRate } from '~/modules/financing/financing.ts';
import { PlanEquation } from '~/modules/financing/ui/plan-equation.tsx';
import { OwnPart } from '~/modules/financing/ui/shared-parts.ts';
import { PlanArea } from '~/modules/financing/ui/plan-area.tsx';
import { wordObligation } from '~/modules/orders/ledger-words.ts';
import { CartLines } from './cart-lines.tsx';
import { MeetingNote, useRefusalText } from './cart-notes.tsx';
import { DrawerEmptyCart } from './empty-cart.tsx';
import { FittingList } from './fitting-list.tsx';
import { PostcodeField } from './postcode-field.tsx';

/** A notification about the cart, shown for 6 s. */
export interface CartNews {
  key: number;
  kind: 'added' | 'removed' | 'undone';
  itemId: string;
  name: string;
}

export interface CartPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Absent until it was fetched. */
  summary: CartSummary | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** Why something could not be put into the cart. */
  refusal: string | undefined;
  news: readonly CartNews[];
  onDrop: (key: number) => void;
  onUndo: (removed: CartNews) => void;
}

export default function CartPanel(props: CartPanelProps) {
  const { isOpen, onClose, summary, refusal } = props;
  const { t } = useTranslation('cart');
  const refusalText = useRefusalText();
  const isFilled = summary !== undefined && summary.lines.length > 0;
  return (
    <>
      <Drawer
        id="warenkorb"
        open={isOpen}
        onClose={onClose}
        title={t('drawer.title')}
        closeLabel={t('drawer.close')}
        footer={
          <>
            {isOpen && props.news.length > 0 && (
              <div className="drawer-news" role="status">
                <NewsList {...props} />
              </div>
            )}
            {isFilled && <DrawerFoot summary={summary} />}
          </>
        }
      >
        <div className="grid gap-4">
          {refusal && (
            <Note kind="error" alert>
              {refusalText(refusal)}
            </Note>
          )}
          <DrawerContent {...props} />
        </div>
      </Drawer>
      {!isOpen && (
        <section className="toaster" aria-label={t('toast.label')} aria-live="polite">
          <NewsList {...props} />
        </section>
      )}
    </>
  );
}

function DrawerContent({ summary, hasFailed, onRetry }: CartPanelProps) {
  const { t } = useTranslation('cart');
  if (hasFailed) {
    return (
      <Note kind="error" alert>
        <p>{t('drawer.failed')}</p>
        <Button variant="secondary" small className="mt-3" onClick={onRetry}>
          {t('drawer.retry')}
        </Button>
      </Note>
    );
  }
  if (!summary) return <Spinner label={t('drawer.loading')} />;
  return (
    <>
      {summary.meeting && <MeetingNote meeting={summary.meeting} />}
      {summary.lines.length > 0 ? (
        <>
          <CartLines lines={summary.lines} plans={summary.linePlans} delivery={summary.delivery} narrow />
          <PostcodeField postcode={summary.delivery.postcode} />
          {summary.fitting && <FittingList fitting={summary.fitting} months={summary.amounts.months} />}
        </>
      ) : (
        <DrawerEmptyCart placed={summary.placed ?? null} />
      )}
    </>
  );
}

function DrawerFoot({ summary }: { summary: CartSummary }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      {summary.amounts.total > 0 && <DrawerPlan summary={summary} />}
      <LinkButton wide href={href('checkoutPlan', {}, locale)}>
        {t(isBlocked(summary.lines) ? 'drawer.check' : 'drawer.next')}
      </LinkButton>
    </div>
  );
}

function DrawerPlan({ summary }: { summary: CartSummary }) {
  const { amounts, shared, discount, undiminished, example, due } = summary;
  const locale = useLocale();
  const { t: dueWords } = useTranslation('due');
  const { t } = useTranslation(['cart', 'common']);
  const { t: common } = useTranslation('common');
  const { months, regular } = amounts;
  const total = formatExactAmount(amounts.total);
  const isMonthly = months > 1;
  const rate = formatRate(ownRate(shared, regular), months);
  return (
    <div>
      {shared && <OwnPart />}
      <Rate
        size="l"
        amount={rate}
        per={isMonthly ? t('common:rate.perMonth') : undefined}
        sentence={rateSentence(amounts, common, shared)}
      />
      {shared && (
        <p className="mt-1 text-small text-ink-2">
          {t('common:rate.totalShared', {
            months,
            shared: shared.employerMonths,
            employer: formatExactAmount(shared.employer),
            total: `CHF\u00a0${total}`,
          })}
        </p>
      )}
      {isMonthly && (
        <p className="mt-1 text-small">
          <PlanEquation amounts={amounts} />
        </p>
      )}
      {discount && (
        <p className="text-small">
          {t('drawer.discount', { code: discount.code, amount: formatExactAmount(-discount.amount) })}
        </p>
      )}
      <p className="text-small text-ink-2">{t(isMonthly ? 'drawer.months' : 'drawer.once')}</p>
      {due && <p className="text-small text-ink-2">{wordObligation(due, 'line', { t: dueWords, locale })}</p>}
      <PlanArea amounts={amounts} undiminished={undiminished} example={example} />
    </div>
  );
}

function NewsList({ news, onDrop, onUndo }: CartPanelProps) {
  const { t } = useTranslation('cart');
  return news.map((entry) => (
    <Toast
      key={entry.key}
      message={{
        text: t(`toast.${entry.kind}`, { name: entry.name }),
        action: entry.kind === 'removed' ? { label: t('toast.undo'), onClick: () => onUndo(entry) } : undefined,
      }}
      closeLabel={t('toast.close')}
      onClose={() => onDrop(entry.key)}
    />
  ));
}
