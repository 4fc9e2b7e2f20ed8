import { Form, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import { keptOrderNumber } from '~/modules/orders/kept-order.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError, Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { TrackerCrumbs } from './tracker-crumbs.tsx';
import type { TrackerRefusal } from './tracker-answers.ts';

/** Asks for the number and the e-mail of an order. */
export function TrackerLookup({ isMissing, answer }: { isMissing: boolean; answer: TrackerRefusal }) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  useKeptNumber();
  const refused = answer?.kind === 'unknown' || answer?.kind === 'incomplete' ? answer : undefined;
  const errors = refused?.kind === 'incomplete' ? refused.errors : {};
  const errorOf = (field: 'number' | 'email') => {
    const code = errors[field];
    return code ? [t(`find.error.${field}-${code}`)] : undefined;
  };
  return (
    <Container className="pb-16 pt-4">
      <TrackerCrumbs />
      <div className="max-w-[560px] pt-5">
        <h1 className="text-h1">{t('find.title')}</h1>
        <p className="mt-3 text-lead text-ink-2">{t('find.lead')}</p>
        <Form method="post" action={href('orderTracker', {}, locale)} className="mt-8 grid gap-5" noValidate>
          {refused?.kind === 'unknown' && <FormError title={t('find.unknown')} />}
          {isMissing && !refused && <Note kind="error">{t('find.expired')}</Note>}
          <TextField
            id="number"
            name="number"
            label={t('find.number')}
            help={t('find.number-help')}
            defaultValue={refused?.typed.number}
            errors={errorOf('number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('find.email')}
            defaultValue={refused?.typed.email}
            errors={errorOf('email')}
            autoComplete="email"
            maxLength={120}
            required
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
function useKeptNumber(): void {
  useEffect(() => {
    const field = document.getElementById('number');
    if (field instanceof HTMLInputElement && field.value === '') field.value = keptOrderNumber() ?? '';
  }, []);
}
