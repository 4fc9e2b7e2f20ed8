import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { labelled } from '~/i18n/labelled.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { KEY_FIELD, type UserForm } from '~/modules/user-forms/user-forms.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { wrongItems } from '~/ui/form-fields.ts';
import { FormError } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { UserFormField } from './user-form-field.tsx';

interface UserFormPageProps {
  form: UserForm;
  isSent: boolean;
  /** Of this page: the same form sent twice is one entry. */
  formKey: string;
  lastResult: SubmissionResult | undefined;
}

export function UserFormPage({ form, isSent, formKey, lastResult }: UserFormPageProps) {
  const { t } = useTranslation('user-form');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [meta, fields] = useForm<Record<string, string>>({
    id: 'user-form',
    lastResult,
    defaultValue: { [KEY_FIELD]: formKey },
  });
  if (isSent) {
    return (
      <FormFrame title={t('sent')} lead={form.thanks}>
        <LinkButton href={href('allModels', {}, locale)} variant="secondary">
          {t('on')}
        </LinkButton>
      </FormFrame>
    );
  }
  const labels = new Map(form.fields.map(({ name, label }) => [name, label]));
  const wrong = wrongItems(fields, [...labels.keys()], (name, code) =>
    labelled(labels.get(name) ?? '', textOfKey(t, `error.${code}`), locale),
  );
  return (
    <FormFrame title={form.title} lead={form.intro}>
      <Form
        method="post"
        action={href('userForm', { slug: form.slug }, locale)}
        {...getFormProps(meta)}
        className="grid gap-5"
      >
        <input type="hidden" name={KEY_FIELD} value={fields[KEY_FIELD]?.initialValue} />
        {wrong.length > 0 && <FormError title={t('wrong')} items={wrong} />}
        {form.fields.map((field) => (
          <UserFormField key={field.name} field={field} meta={fields[field.name] as FieldMetadata<string>} />
        ))}
        <p className="text-small text-ink-2">{form.consent}</p>
        <div>
          <Button type="submit" loading={isSending && t('sending')}>
            {form.submitLabel}
          </Button>
        </div>
      </Form>
    </FormFrame>
  );
}

function FormFrame({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <Container className="pb-16 pt-8">
      <Split columns="5/7">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-3 text-lead text-ink-2">{lead}</p>
        </div>
        <div className="border-t border-line pt-6">{children}</div>
      </Split>
    </Container>
  );
}
