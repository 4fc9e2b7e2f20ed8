import type { ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { stepStates, Tracker } from '~/ui/station-line.tsx';

interface SignInFrameProps {
  title: ReactNode;
  lead: ReactNode;
  /** How many of the three stops of signing in are behind. */
  passed: number;
  /** What is to do at this stop. */
  children: ReactNode;
}

/** The page of each stop of signing in: where it leads at the left, what is to do at the right. */
export function SignInFrame({ title, lead, passed, children }: SignInFrameProps) {
  const { t } = useTranslation('sign-in');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const states = stepStates(3, passed);
  const stops = ['email', 'link', 'done'].map((stop, index) => {
    return { title: t(`stops.${stop}`), state: states[index] ?? ('todo' as const) };
  });
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('page.title') }]}
      />
      <Split columns="5/7" className="pt-5">
        <div>
          <h1 className="text-h1">{title}</h1>
          <div className="mt-3 text-lead text-ink-2">{lead}</div>
          <div className="sign-in-stops">
            <Tracker stations={stops} failedLabel="" level={2} />
          </div>
        </div>
        <div className="sign-in-part">{children}</div>
      </Split>
    </Container>
  );
}
