import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';

/**
 * Hands the page's address on: by what the device shares with, else by copying. Without scripts it is a link to keep.
 */
export function SharePage({ address, title }: { address: string; title: string }) {
  const { t } = useTranslation('sponsor');
  const [isCopied, setCopied] = useState(false);
  const share = (event: React.MouseEvent) => {
    if ('share' in navigator) {
      event.preventDefault();
      navigator.share({ title, url: address }).catch(() => undefined);
    } else if ('clipboard' in navigator) {
      event.preventDefault();
      void (navigator as Navigator).clipboard.writeText(address).then(
        () => setCopied(true),
        () => undefined,
      );
    }
  };
  return (
    <span>
      <a className="go" href={address} onClick={share}>
        <Icon name="share" small />
        {t('sponsors.share')}
      </a>
      <span role="status" className="ml-2 text-small text-good">
        {isCopied && t('manage.copied')}
      </span>
    </span>
  );
}
