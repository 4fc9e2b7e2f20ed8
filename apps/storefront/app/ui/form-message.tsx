import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

const NOTES = {
  info: { icon: 'info', look: 'text-ink-2' },
  error: { icon: 'warning', look: 'bg-error-tint p-4 text-error' },
  wait: { icon: 'info', look: 'bg-wait-tint p-4 text-wait' },
  good: { icon: 'check-circle', look: 'bg-good-tint p-4 text-good' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

type NoteProps = {
  /** `info` is plain text with an icon; the others are on their tint. */
  kind?: keyof typeof NOTES;
  icon?: IconName;
  /** Read at once when it appears: what went wrong just now. */
  alert?: boolean;
  className?: string;
  children: ReactNode;
};

export function Note({ kind = 'info', icon, alert, className, children }: NoteProps) {
  return (
    <div className={cx('flex gap-3 text-small', NOTES[kind].look, className)} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? NOTES[kind].icon} small />
      <div>{children}</div>
    </div>
  );
}

type FormErrorProps = {
  id?: string;
  title: ReactNode;
  /** What is wrong, each with the id of its field to jump to. */
  items?: { message: string; fieldId?: string }[];
};

/**
 * What stopped a form, at its head: announced when it appears and ready to take the focus (give it `id` and focus it
 * after a failed send).
 */
export function FormError({ id, title, items }: FormErrorProps) {
  return (
    <div id={id} tabIndex={-1}>
      <Note kind="error" alert>
        <p className="font-medium">{title}</p>
        {items && items.length > 0 && (
          <ul className="mt-1">
            {items.map(({ message, fieldId }) => (
              <li key={message}>
                {fieldId ? (
                  <a className="inline-flex min-h-6 items-center underline underline-offset-2" href={`#${fieldId}`}>
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}
