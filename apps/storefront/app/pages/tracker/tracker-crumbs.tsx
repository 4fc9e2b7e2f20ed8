import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';

export function TrackerCrumbs() {
  const { t } = useTranslation('tracker');
  const { t: common } = useTranslation();
  const locale = useLocale();
  return (
    <Breadcrumb
      label={common('breadcrumb')}
      items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('page.title') }]}
    />
  );
}
