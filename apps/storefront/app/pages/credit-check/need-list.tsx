import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Panel } from '~/ui/layout.tsx';
import type { Progress } from './progress.ts';

const needs = ['resident', 'ofAge', 'paper', 'debt'] as const;

/** What it takes; each stop fills with its answer. @param progress null without scripts: the plain list */
export function NeedList({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation('credit-check');
  const next = needs.find((need) => (progress?.[need] ?? 'todo') === 'todo');
  return (
    <Panel className="desktop:sticky desktop:top-6">
      <h2 className="text-h4">{t('needs.title')}</h2>
      <ol className="track track-dense mt-4">
        {needs.map((need) => {
          const state = progress?.[need] ?? 'todo';
          const isNext = progress !== null && need === next;
          return (
            <li key={need} className={isNext ? 'step-now' : `step-${state}`} aria-current={isNext ? 'step' : undefined}>
              <span className="font-medium">{t(`needs.${need}`)}</span>
              {state !== 'todo' && <span className="block text-small text-ink-2">{t(`needs.state.${state}`)}</span>}
            </li>
          );
        })}
        <li className="step-todo">
          <span className="font-medium">{t('needs.credit')}</span>
          <span className="block text-small text-ink-2">{t('needs.creditText')}</span>
        </li>
      </ol>
      <ul className="grid gap-3 border-t border-line pt-4 text-small text-ink-2">
        <li className="flex gap-3">
          <Icon name="lock" small />
          <span>{t('needs.privacy')}</span>
        </li>
        <li className="flex gap-3">
          <Icon name="user" small />
          <span>{t('needs.person')}</span>
        </li>
      </ul>
    </Panel>
  );
}
