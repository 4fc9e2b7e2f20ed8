import { Form } from '@remix-run/react';
import { useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';

/** The link that opens the list for others: to copy, to sign with a first name, to renew. */
export function ShareBox({ link, ownerName }: { link: string; ownerName: string | null }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const [copied, setCopied] = useState('');
  const action = href('wishlist', {}, locale);
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(link),
      () => setCopied(''),
    );
  return (
    <section
      id="teilen"
      className="mt-14 grid scroll-mt-24 gap-4 bg-mist p-5 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:gap-x-12 desktop:p-7"
      aria-labelledby="teilen-titel"
    >
      <div>
        <h2 id="teilen-titel" className="text-h4">
          {t('share.title')}
        </h2>
        <p className="text-small text-ink-2">{t('share.text')}</p>
        <Form method="post" action={action} className="mt-2">
          <button className="link min-h-6 text-left text-small" name="intent" value="renew">
            {t('share.renew')}
          </button>
        </Form>
      </div>
      <div className="grid gap-5">
        <div className="grid items-start gap-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
          <TextField id="wish-link" label={t('share.link')} value={link} readOnly />
          <Button variant="secondary" icon="copy" className="needs-script tablet:mt-7" onClick={copy}>
            {t('share.copy')}
          </Button>
        </div>
        <p role="status" className="text-small text-good empty:hidden">
          {copied === link && t('share.copied')}
        </p>
        <Form
          key={ownerName}
          method="post"
          action={action}
          className="grid items-start gap-2 tablet:grid-cols-[minmax(0,1fr)_auto]"
        >
          <TextField
            id="wish-name"
            name="name"
            label={t('share.name')}
            help={t('share.name-help')}
            defaultValue={ownerName ?? ''}
            maxLength={40}
            autoComplete="given-name"
          />
          <Button type="submit" variant="secondary" className="tablet:mt-7" name="intent" value="name">
            {t('share.save')}
          </Button>
        </Form>
      </div>
    </section>
  );
}
