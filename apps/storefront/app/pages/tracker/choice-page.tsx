import { Form, useLocation, useNavigation } from '@remix-run/react';
import { formatDay } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { StockChoice, StockChoiceView } from '~/modules/after-order/stock-choice.ts';
import { Button } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import { TrackerCrumbs } from './tracker-crumbs.tsx';

/**
 * The choice for an order of which a piece is not available: the money back, or to wait for it. Works without
 * scripts.
 */
export function ChoicePage({ choice }: { choice: StockChoiceView }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const { number, missing, isPart, refund, hasSponsors, expected } = choice;
  const day = expected ? formatDay(expected, locale) : '';
  return (
    <Container className="pb-16 pt-4">
      <TrackerCrumbs />
      <header className="grid gap-2 pt-5">
        <p className="num text-small text-ink-2">{t('number', { number })}</p>
        <h1 className="text-h1">{t('choice.title')}</h1>
        <p className="max-w-text text-lead text-ink-2">{t('choice.lead', { context: refund > 0 ? '' : 'unpaid' })}</p>
      </header>
      <ul className="mt-6 max-w-text">
        {missing.map(({ name, details }, index) => (
          <li key={index} className="border-b border-line py-4">
            <p className="text-h4">{name}</p>
            <p className="text-small text-ink-2">{details}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid max-w-text gap-8">
        <Way
          choice="pre-order"
          title={t('choice.pre-order.title')}
          text={[
            t('choice.pre-order.text', { day, context: expected ? '' : 'open' }),
            isPart && t('choice.pre-order.part'),
          ]}
          button={t('choice.pre-order.button')}
        />
        <Way
          choice="refund"
          title={t('choice.refund.title', { context: refund > 0 ? '' : 'unpaid' })}
          text={[
            t('choice.refund.text', { amount: formatExactAmount(refund), context: refund > 0 ? '' : 'unpaid' }),
            hasSponsors && t('choice.refund.sponsors'),
          ]}
          button={t('choice.refund.button', { context: refund > 0 ? '' : 'unpaid' })}
        />
      </div>
    </Container>
  );
}

interface WayProps {
  choice: StockChoice;
  title: string;
  text: (string | false)[];
  button: string;
}

function Way({ choice, title, text, button }: WayProps) {
  const { t } = useTranslation('tracker');
  const { search } = useLocation();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST' && formData?.get('choice') === choice;
  return (
    <section aria-labelledby={choice}>
      <h2 id={choice} className="text-h3">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{text.filter(Boolean).join(' ')}</p>
      <Form method="post" action={search} className="mt-4">
        <Button
          type="submit"
          variant={choice === 'pre-order' ? undefined : 'secondary'}
          name="choice"
          value={choice}
          loading={isSending && t('choice.sending')}
        >
          {button}
        </Button>
      </Form>
    </section>
  );
}
