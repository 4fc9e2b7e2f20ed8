import { type SubmissionResult, useForm } from '@conform-to/react';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { StoredAnswer } from '~/modules/assistant/assistant.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';

interface HandoverFormProps {
  answer: StoredAnswer;
  bikeSlug: string | undefined;
  /** Absent if it is not known: then no one is called. */
  phone: string | undefined;
  lastResult?: SubmissionResult | undefined;
}

const PERSON = 'grid max-w-text scroll-mt-24 gap-3.5 bg-mist p-5';

const constraint = { email: { required: true, maxLength: 120 } };

/**
 * Hands a question without an answer on to a person, who writes back. A plain form: it leads to the page of the
 * helper.
 */
export function HandoverForm({ answer, bikeSlug, phone, lastResult }: HandoverFormProps) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const [form, fields] = useForm<{ email: string }>({ id: 'weitergeben', lastResult, constraint });
  if (answer.isHandedOver) {
    return (
      <p id="weitergeben" role="status" className={PERSON}>
        {t('person.sent')}
      </p>
    );
  }
  return (
    <form
      id={form.id}
      className={PERSON}
      method="post"
      action={`${href('assistant', { bike: bikeSlug }, locale, { antwort: answer.id })}#weitergeben`}
    >
      <h3 className="text-h4">{t('person.title')}</h3>
      <p className="text-small text-ink-2">{t('person.text')}</p>
      <input type="hidden" name="intent" value="handover" />
      <input type="hidden" name="id" value={answer.id} />
      <TextField
        {...textField(fields.email, (code) => t(`error.${code === 'tooMany' ? 'tooMany' : 'email'}`), 'email')}
        label={t('person.email')}
        autoComplete="email"
        help={t('person.kept')}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">{t('person.submit')}</Button>
        {phone && (
          <LinkButton variant="secondary" icon="phone" href={telephoneLink(phone)} reload>
            {phone}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
