import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import type { OrderTask } from './order-tasks.ts';

interface TaskStopProps {
  task: OrderTask;
  title: string;
  /** The status as text: "Jetzt", "so bald wie möglich", a time. */
  when: string;
  lead?: ReactNode;
  /** What stopped the last change. */
  problem?: string | undefined;
  children?: ReactNode;
}

/** One task after the order, as a stop of the line: its state in a sign and in words. */
export function TaskStop({ task: { name, state }, title, when, lead, problem, children }: TaskStopProps) {
  const isCurrent = state === 'now' || state === 'failed';
  return (
    <li id={name} className={cx(`step-${state}`, 'scroll-mt-24')} aria-current={isCurrent ? 'step' : undefined}>
      <div className="task-head">
        <h3 className="text-h4">{title}</h3>
        <p className="num text-small">{when}</p>
      </div>
      {lead && <div className="task-lead">{lead}</div>}
      {problem && (
        <Note kind="error" alert className="mt-4">
          {problem}
        </Note>
      )}
      {children}
    </li>
  );
}

interface TaskFormProps {
  /** What opens it: "Ausweis hochladen". */
  label: string;
  /** Open from the start: what is to do now. */
  open: boolean;
  children: ReactNode;
}

/** What a task asks for, behind a word of its own as long as another one comes first. */
export function TaskForm({ label, open, children }: TaskFormProps) {
  return (
    <details className="task-form" open={open}>
      <summary className="link inline-flex min-h-touch items-center text-small">{label}</summary>
      <div className="task-body">{children}</div>
    </details>
  );
}

export function LinkFields({ link }: { link: { nr?: string; token?: string } }) {
  return link.token ? (
    <input type="hidden" name="token" value={link.token} />
  ) : (
    <input type="hidden" name="nr" value={link.nr ?? ''} />
  );
}

/** The words of a task's state, where it has none of its own. */
export function useStateWords() {
  const { t } = useTranslation('after-order');
  return ({ state }: OrderTask) => t(`state.${state}`);
}
