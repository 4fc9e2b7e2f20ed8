import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { serviceTopicSlugs } from '~/modules/support/service-topics.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';

/** Where a page of the customer service lies. @param here its name; absent: the menu itself */
export function ServiceCrumbs({ here }: { here?: string }) {
  const { t } = useTranslation(['tickets', 'common']);
  const locale = useLocale();
  const menu = href('serviceTopic', { topic: serviceTopicSlugs.general[locale] }, locale);
  return (
    <Breadcrumb
      label={t('common:breadcrumb')}
      items={[
        { label: t('common:home'), href: href('home', {}, locale) },
        { label: t('service'), ...(here === undefined ? {} : { href: menu }) },
        ...(here === undefined ? [] : [{ label: here }]),
      ]}
    />
  );
}
