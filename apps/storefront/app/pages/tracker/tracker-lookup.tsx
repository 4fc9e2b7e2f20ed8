import { getFormProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { readLastOrderNumber } from '~/modules/orders/last-order-number.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { FormError, Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { TrackerCrumbs } from './tracker-crumbs.tsx';
import type { TrackerRefusal } from './tracker-answers.ts';

/** Asks for the number and the e-mail of an order. */
interface TrackerLookupProps {
  /** Why a person is led here: a link that opens no order, or a contract without a key to its order. */
  notice: 'expired' | 'contract' | null;
  constraint: Record<string, object>;
  answer: TrackerRefusal;
}

export function TrackerLookup({ notice, constraint, answer }: TrackerLookupProps) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const lastResult = answer?.kind === 'find' ? answer.reply : undefined;
  const [form, fields] = useForm<Record<'number' | 'email', string>>({ id: 'find', lastResult, constraint });
  useStoredNumber(fields.number.id);
  return (
    <Container className="pb-16 pt-4">
      <TrackerCrumbs />
      <div className="max-w-[560px] pt-5">
        <h1 className="text-h1">{t('find.title')}</h1>
        <p className="mt-3 text-lead text-ink-2">{t('find.lead')}</p>
        <Form
          method="post"
          action={href('orderTracker', {}, locale)}
          {...getFormProps(form)}
          className="mt-8 grid gap-5"
        >
          {form.errors && <FormError title={t('find.unknown')} />}
          {notice && !lastResult && <Note kind="error">{t(`find.${notice}`)}</Note>}
          <TextField
            {...textField(fields.number, (code) => textOfKey(t, `find.error.number-${code}`))}
            label={t('find.number')}
            help={t('find.number-help')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...textField(fields.email, (code) => textOfKey(t, `find.error.email-${code}`), 'email')}
            label={t('find.email')}
            autoComplete="email"
          />
          <div>
            <Button type="submit" name="intent" value="find" loading={isSending && t('find.searching')}>
              {t('find.submit')}
            </Button>
          </div>
          <Note>{t('find.hint')}</Note>
        </Form>
      </div>
    </Container>
  );
}

/** Puts the number of the order that was placed last in this browser into the empty field. */
function useStoredNumber(fieldId: string): void {
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement && field.value === '') field.value = readLastOrderNumber() ?? '';
  }, [fieldId]);
}
