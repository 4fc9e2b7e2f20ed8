import { Form, useNavigation } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Split } from '~/ui/layout.tsx';
import { SwitchRow } from '~/ui/switch.tsx';

interface ListMailsProps {
  email: string;
  priceMail: boolean;
  stockMail: boolean;
}

export function ListMails({ email, priceMail, stockMail }: ListMailsProps) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const isSaving = useNavigation().formData?.get('intent') === 'mails';
  return (
    <section aria-labelledby="mails" className="pt-14">
      <Split columns="4/8">
        <div>
          <h2 id="mails" className="text-h2">
            {t('mails.title')}
          </h2>
          <p className="mt-1 break-words text-small text-ink-2">{t('mails.text', { email })}</p>
        </div>
        <Form key={`${priceMail}${stockMail}`} method="post" action={href('wishlist', {}, locale)}>
          <ul className="switch-rows">
            <SwitchRow
              id="priceMail"
              name="priceMail"
              title={t('mails.price')}
              text={t('mails.price-text')}
              defaultChecked={priceMail}
            />
            <SwitchRow
              id="stockMail"
              name="stockMail"
              title={t('mails.stock')}
              text={t('mails.stock-text')}
              defaultChecked={stockMail}
            />
          </ul>
          <Button
            type="submit"
            variant="secondary"
            className="mt-4"
            name="intent"
            value="mails"
            loading={isSaving && t('mails.saving')}
          >
            {t('mails.save')}
          </Button>
        </Form>
      </Split>
    </section>
  );
}
