import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import type { ManageView } from './manage-view.server.ts';

interface ShareLinkProps extends Pick<ManageView, 'address' | 'qr' | 'card' | 'email'> {
  title: string;
}

export function ShareLink({ address, qr, card, title, email }: ShareLinkProps) {
  const { t } = useTranslation('sponsor');
  const [isCopied, setCopied] = useState(false);
  const text = encodeURIComponent(`${title} ${address}`);
  const ways: { icon: IconName; label: string; href: string }[] = [
    { icon: 'chat', label: t('manage.message'), href: `sms:?&body=${text}` },
    {
      icon: 'mail',
      label: t('manage.mail'),
      href: `mailto:?subject=${encodeURIComponent(t('manage.mail-subject'))}&body=${text}`,
    },
    ...(qr ? [{ icon: 'print' as const, label: t('manage.card'), href: card }] : []),
    { icon: 'eye', label: t('manage.see'), href: address },
  ];
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4">
      <h2 className="text-h2">{t('manage.share')}</h2>
      <div className="grid items-end gap-2 tablet:grid-cols-[1fr_auto]">
        <TextField id="sp-link" label={t('manage.link')} value={address} readOnly />
        <Button
          icon="copy"
          className="needs-script"
          onClick={() =>
            void navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {t('manage.copy')}
        </Button>
      </div>
      <p role="status" className="text-small text-good">
        {isCopied && t('manage.copied')}
      </p>
      {qr && (
        <div className="flex items-center gap-5">
          <svg
            viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
            shapeRendering="crispEdges"
            className="w-32 flex-none bg-white"
            role="img"
            aria-label={t('manage.qr-alt')}
          >
            <path d={qr.path} />
          </svg>
          <p className="text-small text-ink-2">{t('manage.qr')}</p>
        </div>
      )}
      <ul>
        {ways.map(({ icon, label, href }) => (
          <li key={label} className="border-b border-line">
            <a href={href} className="flex min-h-12 items-center gap-3">
              <Icon name={icon} small />
              <bdi>{label}</bdi>
              <Icon name="arrow-right" small className="ml-auto text-action" />
            </a>
          </li>
        ))}
      </ul>
      <Note>{t('manage.key', { email })}</Note>
    </section>
  );
}
