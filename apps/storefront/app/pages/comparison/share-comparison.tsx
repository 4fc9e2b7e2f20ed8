import { type MouseEvent, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';

/** The comparison's own address: a link to keep; where the browser lets a page write, it is copied. */
export function ShareComparison({ slugs }: { slugs: string }) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  const [copied, setCopied] = useState('');
  const path = href('comparison', {}, locale, { bikes: slugs });
  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!('clipboard' in navigator)) return;
    event.preventDefault();
    void navigator.clipboard.writeText(event.currentTarget.href).then(
      () => setCopied(slugs),
      () => setCopied(''),
    );
  };
  return (
    <p className="flex items-center">
      <span role="status" className="mr-4 text-small text-good">
        {copied === slugs && t('share.copied')}
      </span>
      <a className="go" href={path} onClick={copy}>
        <Icon name="link" small />
        {t('share.copy')}
      </a>
    </p>
  );
}
