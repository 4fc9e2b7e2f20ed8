import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import type { AfterOrderPart as PartName } from '~/modules/orders/order-link.ts';

export type PartState = 'open' | 'done' | 'waiting';

interface PartProps {
  /** Address of the part in the page. */
  id: PartName;
  title: string;
  state: PartState;
  lead?: ReactNode;
  /** What stopped the last change. */
  problem?: string;
  children?: ReactNode;
}

const stops: Readonly<Record<PartState, string>> = { open: 'step-now', done: 'step-done', waiting: 'step-todo' };

/** One thing to do after the order, as a stop of the line: open, done or in the making. */
export function AfterOrderPart({ id, title, state, lead, problem, children }: PartProps) {
  const { t } = useTranslation('after-order');
  return (
    <li id={id} className={cx(stops[state], 'scroll-mt-24')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h4">{title}</h3>
        <p className={cx('text-small', state === 'done' ? 'text-good' : 'text-ink-3')}>{t(state)}</p>
      </div>
      {lead && <p className="mt-1 max-w-text text-small text-ink-2">{lead}</p>}
      {problem && (
        <Note kind="error" alert className="mt-4">
          {problem}
        </Note>
      )}
      {children && <div className="mt-4 grid gap-5">{children}</div>}
    </li>
  );
}

/** What names the order in a form. */
export function LinkFields({ link }: { link: { nr?: string; token?: string } }) {
  return link.token ? (
    <input type="hidden" name="token" value={link.token} />
  ) : (
    <input type="hidden" name="nr" value={link.nr ?? ''} />
  );
}
