import { useTranslation } from '~/i18n/use-translation.ts';
import { TaskPage, type TaskPageProps } from '~/shell/task-page.tsx';

export function NewsletterFrame(props: Omit<TaskPageProps, 'crumb' | 'part'>) {
  const { t } = useTranslation('newsletter');
  return <TaskPage {...props} crumb={t('page.title')} part="newsletter-part" />;
}
