import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { wrongItems } from '~/ui/form-fields.ts';
import { FormError, Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import type { Ledger } from '~/modules/orders/ledger.ts';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { ReminderConsent } from '~/modules/cart/ui/reminder-consent.tsx';
import type { CountryChoice } from '~/modules/checkout/contact.ts';
import type { ContactField, ContactForm, TypedContact } from '~/modules/checkout/contact.schema.server.ts';
import { isEligibilityRefusal } from '~/modules/financing/financing.ts';
import { CheckoutSteps } from '~/pages/checkout/checkout-steps.tsx';
import { AddressFields, DeliveryFields, PersonFields, TermsField } from './contact-fields.tsx';
import { CheckedNote, type CheckedNoteProps } from './checked-note.tsx';
import { EligibilityFields } from './eligibility-fields.tsx';
import { PlanSummary } from '~/pages/checkout/plan-summary.tsx';
import { AutomaticRefusal } from './automatic-refusal.tsx';
import { useErrorText } from './use-error-text.ts';
import { useKeepTyped } from './use-keep-typed.ts';

const FORM_ID = 'angaben';

export interface ContactPageProps {
  plan: CartPlan;
  ledger: Ledger;
  /** ISO date in Zurich. */
  today: string;
  cartId: string;
  /** What was typed before. */
  typed: TypedContact;
  constraint: Record<string, object>;
  /** Packed. */
  countries: CountryChoice[];
  phonePrefixes: readonly string[];
  /** The reminder of an order that is not finished. */
  reminder: { wanted: boolean; formPath: string; eBikeChoice: string };
  /** The credit check that has answered what a plan asks; null if there is none that holds. */
  checked: CheckedNoteProps | null;
  /** What the check of the sent form said. */
  lastResult: SubmissionResult | undefined;
}

export function ContactPage({
  plan,
  ledger,
  today,
  cartId,
  typed,
  constraint,
  countries,
  phonePrefixes,
  reminder,
  checked,
  lastResult,
}: ContactPageProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<ContactForm>({ id: FORM_ID, lastResult, constraint, defaultValue: typed });
  const errorText = useErrorText();
  const labelOf = (name: ContactField) => t(name.startsWith('birth') ? 'contact.birth-date' : `contact.field.${name}`);
  // The constraints name the fields of this form in their order.
  const names = Object.keys(constraint) as ContactField[];
  useKeepTyped({ formId: FORM_ID, cartId, names, typed });
  // The three parts of a date are one entry.
  const isRepeated = (name: ContactField) =>
    name !== 'birthDay' && fields[name].errors?.[0] === 'birth-date' && fields.birthDay.errors?.[0] === 'birth-date';
  const wrong = wrongItems(
    fields,
    names.filter((name) => !isRepeated(name)),
    (name, code) => t('contact.wrong-item', { field: labelOf(name).replace(/\.$/, ''), error: errorText(code) }),
  );
  const isRefused = names.some((name) => fields[name].errors?.some(isEligibilityRefusal));
  return (
    <Container className="pb-16">
      <CheckoutSteps current="contact" />
      <Split columns="8/4" className="pt-5">
        <Form
          method="post"
          action={href('checkoutContact', {}, locale)}
          {...getFormProps(form)}
          className="grid gap-10"
        >
          <div className="grid gap-5">
            <h1 className="text-h1">{t('contact.title')}</h1>
            {wrong.length > 0 && <FormError title={t('contact.wrong')} items={wrong} />}
            {isRefused && <AutomaticRefusal />}
          </div>
          <PersonFields fields={fields} phonePrefixes={phonePrefixes} />
          <AddressFields fields={fields} countries={countries} />
          <DeliveryFields fields={fields} />
          {!plan.paysOnce && (checked ? <CheckedNote {...checked} /> : <EligibilityFields fields={fields} />)}
          <div className="grid gap-4 border-t border-line pt-6">
            <TermsField fields={fields} />
            <ReminderConsent formId={FORM_ID} {...reminder} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="continue" loading={isSending && t('contact.checking')}>
                {t('contact.next')}
              </Button>
              <Button type="submit" variant="quiet" name="intent" value="back" formNoValidate>
                {t('contact.back')}
              </Button>
              <Button type="submit" variant="quiet" name="intent" value="later" formNoValidate>
                {t('contact.later')}
              </Button>
            </div>
            <Note>{t('plan.not-binding')}</Note>
          </div>
        </Form>
        <aside className="desktop:sticky desktop:top-6">
          <PlanSummary plan={plan} ledger={ledger} today={today} />
        </aside>
      </Split>
    </Container>
  );
}
