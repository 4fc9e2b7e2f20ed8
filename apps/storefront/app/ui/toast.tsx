import { useState } from 'react';
import { Icon } from './icon.tsx';
import { Anchor } from './link.tsx';
import { useCountdown } from './use-countdown.ts';
import './styles/toast.css';

/** A toast stays 6 s (spec §9), longer while the pointer or the focus is on it. */
export const TOAST_SECONDS = 6;

export type ToastMessage = {
  text: string;
  /** A way on: a link, or something done at once (undo). */
  action?: { label: string; href: string } | { label: string; onClick: () => void };
};

type ToastProps = { message: ToastMessage; closeLabel: string; onClose: () => void };

export function Toast({ message, closeLabel, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  useCountdown(TOAST_SECONDS, 1000, held, onClose);
  const { text, action } = message;
  const hold = { onPointerEnter: () => setHeld(true), onFocus: () => setHeld(true) };
  const release = { onPointerLeave: () => setHeld(false), onBlur: () => setHeld(false) };
  return (
    <div className="toast" {...hold} {...release}>
      <p>{text}</p>
      {action && 'href' in action && <Anchor href={action.href}>{action.label}</Anchor>}
      {action && 'onClick' in action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" small />
      </button>
    </div>
  );
}
