import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container, Split } from '~/ui/layout.tsx';

export interface TaskPageProps {
  /** What the page is called under home. */
  crumb: string;
  title: ReactNode;
  lead: ReactNode;
  /** What is beside the task, or nothing. */
  aside?: ReactNode;
  part: string;
  /** What is to do. */
  children: ReactNode;
}

export function TaskPage({ crumb, title, lead, aside, part, children }: TaskPageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={t('breadcrumb')}
        items={[{ label: t('home'), href: href('home', {}, locale) }, { label: crumb }]}
      />
      <Split columns="5/7" className="pt-5">
        <div>
          <h1 className="text-h1">{title}</h1>
          <div className="mt-3 text-lead text-ink-2">{lead}</div>
          {aside}
        </div>
        <div className={part}>{children}</div>
      </Split>
    </Container>
  );
}
