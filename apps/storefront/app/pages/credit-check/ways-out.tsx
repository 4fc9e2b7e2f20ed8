import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import type { CheckState } from '~/modules/credit-check/credit-check.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { CheckAnswer } from './credit-check-acts.server.ts';

interface WaysOutProps {
  state: CheckState;
  /** ISO date on which nothing speaks against a plan any more. */
  end: string | null;
  /** The whole address of this page, for somebody else. */
  link: string;
  refused: CheckAnswer['result'];
}

/** What goes in spite of a no: a reminder, paying at once, somebody else's plan, a person's look. */
export function WaysOut({ state, end, link, refused }: WaysOutProps) {
  const { t } = useTranslation('credit-check');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const action = href('creditCheck', {}, locale, { schritt: 3 });
  const wrong = (form: 'review' | 'reminder', field: 'firstname' | 'email' | 'text') =>
    refused?.form === form && refused.errors[field] ? [t(`error.${field}`)] : undefined;
  const typed = (form: 'review' | 'reminder') => (refused?.form === form ? refused.typed : undefined);
  const mail = `mailto:?subject=${encodeURIComponent(t('other.subject'))}&body=${encodeURIComponent(t('other.body', { link }))}`;
  return (
    <section className="check-ways" aria-labelledby="auswege">
      <div>
        <h2 className="text-h3" id="auswege">
          {t('ways.title')}
        </h2>
        <p className="mt-2 text-small text-ink-2">{t(state === 'declined' ? 'ways.person' : 'ways.program')}</p>
      </div>
      <ul>
        {end && (
          <Way title={t('remind.title', { date: formatDay(end, locale) })} text={t('remind.text')}>
            <details open={refused?.form === 'reminder'}>
              <summary className="go">{t('remind.open')}</summary>
              <Form method="post" action={action} className="check-way-form" noValidate>
                <TextField
                  id="remind-email"
                  name="email"
                  type="email"
                  label={t('field.email')}
                  defaultValue={typed('reminder')?.email}
                  errors={wrong('reminder', 'email')}
                  autoComplete="email"
                  maxLength={120}
                  required
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
        <Way title={t('other.title')} text={t('other.text')}>
          <GoLink href={mail} reload>
            {t('other.open')}
          </GoLink>
        </Way>
        {state === 'in-review' ? (
          <Way title={t('person.waiting')} text={t('person.waitingText')} />
        ) : (
          state === 'refused' && (
            <Way title={t('person.title')} text={t('person.text')}>
              <details open={refused?.form === 'review'}>
                <summary className="go">{t('person.open')}</summary>
                <Form method="post" action={action} className="check-way-form" noValidate>
                  <TextField
                    id="review-firstname"
                    name="firstname"
                    label={t('field.firstname')}
                    defaultValue={typed('review')?.firstname}
                    errors={wrong('review', 'firstname')}
                    autoComplete="given-name"
                    maxLength={60}
                    required
                  />
                  <TextField
                    id="review-email"
                    name="email"
                    type="email"
                    label={t('field.email')}
                    defaultValue={typed('review')?.email}
                    errors={wrong('review', 'email')}
                    autoComplete="email"
                    maxLength={120}
                    required
                  />
                  <TextareaField
                    id="review-text"
                    name="text"
                    label={t('field.text')}
                    help={t('field.textHelp')}
                    defaultValue={typed('review')?.text}
                    errors={wrong('review', 'text')}
                    maxLength={3000}
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
    </section>
  );
}

function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="text-small text-ink-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
