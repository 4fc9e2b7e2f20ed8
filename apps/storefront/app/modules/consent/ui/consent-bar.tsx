import { type CSSProperties, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { chosenBy, type ConsentChoice } from '~/modules/consent/consent.ts';
import { sendConsent } from '~/modules/consent/consent-store.ts';
import { servicesOfPage } from '~/modules/consent/services.ts';
import { Button } from '~/ui/button.tsx';
import { Modal } from '~/ui/overlay.tsx';
import { ConsentChoices } from './consent-choices.tsx';

const OTHER_BARS = '.buy-bar:not([data-consent])';

/** Height in px of the page's own fixed bar at the bottom of the window; 0 without one. */
function heightBelow(): number {
  const heights = [...document.querySelectorAll<HTMLElement>(OTHER_BARS)].map((bar) =>
    getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0,
  );
  return Math.max(0, ...heights);
}

/** Tracks the height of the page's own bar, in px: it appears and disappears with pages and actions. */
function useHeightBelow(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const measure = () => setHeight(heightBelow());
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return height;
}

/** Adds space at the end of the page so that the bar covers neither content nor the focused element. */
function useRoomBehind(height: number, below: number): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.scrollPaddingBottom = `${height + below + 8}px`;
    document.body.style.paddingBottom = `${height}px`;
    return () => {
      root.style.scrollPaddingBottom = '';
      document.body.style.paddingBottom = '';
    };
  }, [height, below]);
}

/** Moves the bar up by a transform: a change of its layout position would count as a layout shift. */
const lifted = (px: number): CSSProperties => (px === 0 ? {} : { transform: `translateY(-${px}px)` });

const words: CSSProperties = { flex: '1 1 320px' };
const buttons: CSSProperties = { flex: '1 1 320px', maxWidth: 520, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };
const button: CSSProperties = { whiteSpace: 'normal', paddingInline: 6 };

/**
 * Asks for consent to optional services in a bar at the bottom of the window, above the page's own bar. It blocks
 * nothing and requires no answer; its three buttons look the same.
 * @param props onDone: called once the choice is stored
 */
export default function ConsentBar({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('consent');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'rest' | 'sending' | 'failed'>('rest');
  const bar = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  const below = useHeightBelow();
  const formId = useId();
  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0));
    if (bar.current) measured.observe(bar.current);
    return () => measured.disconnect();
  }, []);
  useRoomBehind(height, below);
  const choose = async (choice: ConsentChoice) => {
    setState('sending');
    if (await sendConsent(choice, locale)) onDone();
    else setState('failed');
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void choose(chosenBy(new FormData(event.currentTarget, submitter)));
  };
  const loading = state === 'sending' && t('saving');
  const failure = state === 'failed' && (
    <p role="alert" className="mt-2 text-small text-error">
      {t('failed')}
    </p>
  );
  return (
    <>
      <aside ref={bar} className="buy-bar" data-consent style={lifted(below)} aria-label={t('title')}>
        <div className="page flex-wrap" style={{ paddingBlock: 14, gap: '12px 40px' }}>
          <div style={words}>
            <p className="text-h4">{t('bar.title')}</p>
            <p className="text-small text-ink-2">{t('bar.text')}</p>
            {!isOpen && failure}
          </div>
          <div className="grid gap-2" style={buttons}>
            <Button
              variant="secondary"
              small
              style={button}
              loading={loading}
              onClick={() => void choose({ statistics: false, marketing: false })}
            >
              {t('none')}
            </Button>
            <Button variant="secondary" small style={button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('choose')}
            </Button>
            <Button
              variant="secondary"
              small
              style={button}
              loading={loading}
              onClick={() => void choose({ statistics: true, marketing: true })}
            >
              {t('all')}
            </Button>
          </div>
        </div>
      </aside>
      <Modal
        id={`${formId}-panel`}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('panel.title')}
        closeLabel={t('close')}
      >
        <p className="mb-4 text-ink-2">{t('panel.text')}</p>
        <form onSubmit={handleSubmit}>
          <ConsentChoices consent={undefined} services={servicesOfPage()} isSending={state === 'sending'} />
          {failure}
        </form>
      </Modal>
    </>
  );
}
