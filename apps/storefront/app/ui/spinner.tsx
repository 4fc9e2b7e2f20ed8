import { useEffect, useState } from 'react';
import './styles/spinner.css';

/** A wait shorter than this shows nothing (spec §9). */
export const SPINNER_DELAY_MS = 1500;
/** Each message stays this long (spec §9). */
export const SPINNER_CYCLE_MS = 2000;

/**
 * What a spinner shows after `elapsed` ms of waiting: null before its time, then the index of the message that is on.
 * With no messages the index is 0 throughout.
 */
export function spinnerStep(elapsed: number, messages: number): number | null {
  if (elapsed < SPINNER_DELAY_MS) return null;
  if (messages === 0) return 0;
  return Math.floor((elapsed - SPINNER_DELAY_MS) / SPINNER_CYCLE_MS) % messages;
}

/** The step of a spinner that has just begun to wait; null on the server and before its time. */
function useSpinnerStep(messages: number, immediate?: boolean): number | null {
  const [step, setStep] = useState<number | null>(immediate ? 0 : null);
  useEffect(() => {
    const start = Date.now() - (immediate ? SPINNER_DELAY_MS : 0);
    let timer = 0;
    const tick = () => {
      const elapsed = Date.now() - start;
      setStep(spinnerStep(elapsed, messages));
      const waiting = elapsed < SPINNER_DELAY_MS;
      if (waiting || messages > 1)
        timer = window.setTimeout(tick, waiting ? SPINNER_DELAY_MS - elapsed : SPINNER_CYCLE_MS);
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [messages, immediate]);
  return step;
}

type SpinnerProps = {
  /** Spoken, and shown when there are no messages: "Wird geladen". */
  label: string;
  /** Shown in turn. */
  messages?: readonly string[];
  /** Shows itself at once: where the wait is already known to be long. */
  immediate?: boolean;
};

/** A disc travelling on a short line, after 1.5 s of waiting; its messages change every 2 s. */
export function Spinner({ label, messages = [], immediate }: SpinnerProps) {
  const step = useSpinnerStep(messages.length, immediate);
  return (
    <div role="status" className="spinner">
      {step !== null && <SpinnerFace label={label} message={messages[step]} />}
    </div>
  );
}

function SpinnerFace({ label, message }: { label: string; message: string | undefined }) {
  return (
    <>
      <span className="spinner-line" />
      <span aria-hidden={message ? true : undefined}>{message ?? label}</span>
      {message && <span className="sr-only">{label}</span>}
    </>
  );
}

/**
 * The whole window waits: during a change of route on the paths that the spec names (§2). Nothing is covered before
 * the spinner's time.
 */
export function LoadingOverlay({ label, messages = [], immediate }: SpinnerProps) {
  const step = useSpinnerStep(messages.length, immediate);
  return (
    <div role="status" className={step === null ? undefined : 'loading-overlay spinner'}>
      {step !== null && <SpinnerFace label={label} message={messages[step]} />}
    </div>
  );
}
