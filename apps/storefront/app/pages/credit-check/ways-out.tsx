import { getFormProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type CheckReason, type CheckState, maySuggestOtherBuyer } from '~/modules/credit-check/credit-check.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField } from '~/ui/form-fields.ts';
import { Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { CheckAnswer } from './credit-check-acts.server.ts';

interface WaysOutProps {
  state: CheckState;
  reasons: readonly CheckReason[];
  /** ISO date on which nothing speaks against a plan any more. */
  end: string | null;
  /** The whole address of this page, for another person. */
  link: string;
  constraint: Record<'review' | 'reminder', Record<string, object>>;
  refused: CheckAnswer | undefined;
}

/** What goes in spite of a no: a reminder, paying at once, another person's plan, a person's look. */
export function WaysOut({ state, reasons, end, link, constraint, refused }: WaysOutProps) {
  const { t } = useTranslation('credit-check');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const action = href('creditCheck', {}, locale, { schritt: 3 });
  const [reminder, { email }] = useForm<{ email: string }>({
    id: 'remind',
    lastResult: refused?.reminder,
    constraint: constraint.reminder,
  });
  const [review, fields] = useForm<Record<'firstname' | 'email' | 'text', string>>({
    id: 'review',
    lastResult: refused?.review,
    constraint: constraint.review,
  });
  const mail = `mailto:?subject=${encodeURIComponent(t('other.subject'))}&body=${encodeURIComponent(t('other.body', { link }))}`;
  return (
    <section className="mt-10" aria-labelledby="auswege">
      <Split columns="4/8">
        <div>
          <h2 className="text-h3" id="auswege">
            {t('ways.title')}
          </h2>
          <p className="mt-2 text-small text-ink-2">{t(state === 'declined' ? 'ways.person' : 'ways.program')}</p>
        </div>
        <ul className="border-t-2 border-ink">
          {end && (
            <Way title={t('remind.title', { date: formatDay(end, locale) })} text={t('remind.text')}>
              <details open={refused?.reminder !== undefined}>
                <summary className="go">{t('remind.open')}</summary>
                <Form
                  method="post"
                  action={action}
                  {...getFormProps(reminder)}
                  className="grid max-w-[30rem] gap-4 pb-4 pt-3"
                >
                  <TextField
                    {...textField(email, () => t('error.email'), 'email')}
                    label={t('field.email')}
                    autoComplete="email"
                  />
                  <p>
                    <Button type="submit" name="intent" value="reminder" variant="secondary">
                      {t('remind.submit')}
                    </Button>
                  </p>
                </Form>
              </details>
            </Way>
          )}
          <Way title={t('once.title')} text={t('once.text')}>
            <GoLink href={href('checkoutPlan', {}, locale)}>{t('once.open')}</GoLink>
          </Way>
          {maySuggestOtherBuyer(reasons) && (
            <Way title={t('other.title')} text={t('other.text')}>
              <GoLink href={mail} reload>
                {t('other.open')}
              </GoLink>
            </Way>
          )}
          {state === 'in-review' ? (
            <Way title={t('person.waiting')} text={t('person.waitingText')} />
          ) : (
            state === 'refused' && (
              <Way title={t('person.title')} text={t('person.text')}>
                <details open={refused?.review !== undefined}>
                  <summary className="go">{t('person.open')}</summary>
                  <Form
                    method="post"
                    action={action}
                    {...getFormProps(review)}
                    className="grid max-w-[30rem] gap-4 pb-4 pt-3"
                  >
                    <TextField
                      {...textField(fields.firstname, () => t('error.firstname'))}
                      label={t('field.firstname')}
                      autoComplete="given-name"
                    />
                    <TextField
                      {...textField(fields.email, () => t('error.email'), 'email')}
                      label={t('field.email')}
                      autoComplete="email"
                    />
                    <TextareaField
                      {...textareaField(fields.text, () => t('error.text'))}
                      label={t('field.text')}
                      help={t('field.textHelp')}
                    />
                    <p>
                      <Button type="submit" name="intent" value="review" loading={isSending && t('sending')}>
                        {t('person.submit')}
                      </Button>
                    </p>
                  </Form>
                </details>
              </Way>
            )
          )}
        </ul>
      </Split>
    </section>
  );
}

const WAY = cx(
  'grid items-center gap-x-5 gap-y-1 border-b border-line py-4',
  'tablet:not-has-[[open]]:grid-cols-[1fr_auto]', // no fixed share: links differ in length
);

function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li className={WAY}>
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
