import { Button } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useTexts } from '../texts';
import { idOf, type PanelProps, messageOf, small } from './parts';

/** Debounce before the shop is notified, ms. */
const PAUSE_MS = 300;

/** Width of the drawer, and of the page per device, px. */
const WIDTH = 430;
const PAGE = { phone: 390, desktop: 1280 } as const;
const MARGIN = 20;

/**
 * Layout for windows that are too narrow: the list of types is hidden and the side panels have a third of the width.
 * Strapi's own breakpoints consider only the window.
 */
const ROOM = `@media (max-width: 1700px) {
  div:has(> [data-strapi-main-content]) { display: block }
  div:has(> [data-strapi-main-content]) > :first-child { display: none }
  main div:has(+ div > div > aside) { grid-column: span 8 !important }
  main div:has(> div > aside) { grid-column: span 4 !important }
}`;

interface Shown {
  address: string | null;
  problems: string[];
  message?: string;
}

interface DrawerProps extends PanelProps {
  onClose(): void;
}

/** A random, unguessable id of this form. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The language of the open entry, also before it is saved. */
const localeOf = ({ document }: PanelProps): string =>
  new URLSearchParams(window.location.search).get('plugins[i18n][locale]') ?? document?.locale ?? 'de';

/** The URL without the token, which changes every time. */
const pageOf = (address: string): string => {
  const { origin, pathname, hash } = new URL(address);
  return origin + pathname + hash;
};

/**
 * The shop's page with the unsaved values, requested once typing pauses. States are sent one after the other: a slow
 * call could bring an older one back, and states typed over in the meantime are skipped.
 */
function useShown(props: PanelProps): { shown: Shown | undefined; turn: number } {
  const { post } = useFetchClient();
  const t = useTexts();
  const [id] = useState(newId);
  const [answer, setAnswer] = useState<{ shown: Shown | undefined; turn: number }>({ shown: undefined, turn: 0 });
  const values = useForm('TypingDrawer', (form: { values: object }) => form.values);
  const before = useRef<Promise<void>>(Promise.resolve());
  const path = `/editorial/unsaved/${props.model}/${idOf(props) ?? 'new'}?locale=${localeOf(props)}`;
  useEffect(() => {
    let isCurrent = true;
    const keep = (shown: Shown) => isCurrent && setAnswer(({ turn }) => ({ shown, turn: turn + 1 }));
    const notify = async () => {
      if (!isCurrent) return;
      try {
        const { data } = await post<{ data: Shown }>(path, { id, values });
        keep(data.data);
      } catch (error) {
        keep({ address: null, problems: [], message: messageOf(error) ?? t('failed') });
      }
    };
    const timer = setTimeout(() => {
      before.current = before.current.then(notify);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The panel's functions are new on every render; depend on the values only.
  }, [values, path, id]);
  return answer;
}

/** The shop next to the form, updated at each pause in typing. */
export function TypingDrawer(props: DrawerProps) {
  const t = useTexts();
  const { shown, turn } = useShown(props);
  const frame = useRef<HTMLIFrameElement>(null);
  const [source, setSource] = useState<string>();
  const [device, setDevice] = useState<keyof typeof PAGE>('phone');
  const address = shown?.address ?? undefined;
  useEffect(() => {
    if (!address) return;
    if (source && pageOf(source) === pageOf(address)) {
      frame.current?.contentWindow?.postMessage({ type: 'velory.typed' }, new URL(address).origin);
    } else setSource(address);
    // Reload for each response, even with the same URL.
  }, [turn]);
  useEffect(() => {
    const before = document.body.style.paddingRight;
    document.body.style.paddingRight = `${WIDTH}px`;
    return () => {
      document.body.style.paddingRight = before;
    };
  }, []);
  const scale = device === 'phone' ? 1 : (WIDTH - 2 * MARGIN) / PAGE.desktop;
  const choice = (name: keyof typeof PAGE) => (
    <Button
      variant={device === name ? 'secondary' : 'tertiary'}
      aria-pressed={device === name}
      onClick={() => setDevice(name)}
    >
      {t(`typing.${name}`)}
    </Button>
  );
  return createPortal(
    <aside
      aria-label={t('typing')}
      style={{
        position: 'fixed',
        top: 0,
        right: 0,
        bottom: 0,
        width: WIDTH,
        zIndex: 3,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        gap: 12,
        padding: MARGIN,
        background: '#eaeaef',
      }}
    >
      <style>{ROOM}</style>
      <div style={{ display: 'flex', gap: 8 }}>
        {choice('phone')}
        {choice('desktop')}
        <span style={{ marginLeft: 'auto' }}>
          <Button variant="tertiary" onClick={props.onClose}>
            {t('typing.close')}
          </Button>
        </span>
      </div>
      <Remarks shown={shown} />
      <div style={{ flex: 1, minHeight: 0, overflow: 'hidden', background: '#ffffff', border: '1px solid #dcdce4' }}>
        {source && (
          <iframe
            ref={frame}
            title={t('typing')}
            src={source}
            style={{
              width: PAGE[device],
              height: `${100 / scale}%`,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </div>
      <p style={{ ...small, textAlign: 'center', color: '#666687' }}>{t('typing.unsaved')}</p>
    </aside>,
    document.body,
  );
}

function Remarks({ shown }: { shown: Shown | undefined }) {
  const t = useTexts();
  const { address, problems = [], message } = shown ?? {};
  const fields = problems.join(', ');
  const words = [
    ...(message ? [message] : []),
    ...(problems.length > 0 ? [t('typing.problems', { fields })] : []),
    ...(address === null && !message && problems.length === 0 ? [t('typing.nowhere')] : []),
  ];
  return (
    <div role="status">
      {words.map((each) => (
        <p key={each} style={{ ...small, color: '#b72b1a' }}>
          {each}
        </p>
      ))}
    </div>
  );
}
