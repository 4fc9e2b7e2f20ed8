import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { clearHeight, storeHeight } from '~/modules/catalog/body-height.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';

/**
 * The body height that the whole shop goes by (decision 61): to be seen, changed and forgotten.
 * @param stored of the session
 */
export function AccountHeight({
  stored,
  action,
  isWrong,
}: {
  stored: number | null;
  action: string;
  isWrong: boolean;
}) {
  const { t } = useTranslation('account');
  const height = useBodyHeight() ?? stored;
  return (
    <Form
      method="post"
      action={action}
      className="flex flex-wrap items-end gap-3"
      onSubmit={({ nativeEvent, currentTarget }) => {
        const { submitter } = nativeEvent as SubmitEvent;
        const typed = readHeight(String(new FormData(currentTarget).get('height') ?? ''));
        // The browser's own is the newer one: it goes first.
        if (submitter instanceof HTMLButtonElement && submitter.value === 'forget-height') clearHeight();
        else if (typeof typed === 'number') storeHeight(typed);
      }}
    >
      <TextField
        key={height}
        id="body-height"
        name="height"
        label={t('height.label')}
        suffix={t('height.unit')}
        defaultValue={height ?? ''}
        errors={isWrong ? [t('height.wrong')] : undefined}
        inputMode="decimal"
        maxLength={8}
      />
      <Button type="submit" variant="secondary" name="intent" value="height">
        {t('height.keep')}
      </Button>
      {height !== null && (
        <Button type="submit" variant="quiet" formNoValidate name="intent" value="forget-height">
          {t('height.forget')}
        </Button>
      )}
    </Form>
  );
}
