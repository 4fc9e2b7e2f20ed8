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
      <ol className="check-needs">
        {needs.map((need) => {
          const state = progress?.[need] ?? 'todo';
          return (
            <li
              key={need}
              className={`check-need-${state}`}
              aria-current={progress && need === next ? 'step' : undefined}
            >
              <span>{t(`needs.${need}`)}</span>
              {state !== 'todo' && <small>{t(`needs.state.${state}`)}</small>}
            </li>
          );
        })}
        <li className="check-need-todo">
          <span>{t('needs.credit')}</span>
          <small>{t('needs.creditText')}</small>
        </li>
      </ol>
      <ul className="check-promises">
        <li>
          <Icon name="lock" small />
          <span>{t('needs.privacy')}</span>
        </li>
        <li>
          <Icon name="user" small />
          <span>{t('needs.person')}</span>
        </li>
      </ul>
    </Panel>
  );
}
