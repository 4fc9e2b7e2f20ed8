import { useEffect, useState } from 'react';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';

/** What the panel hands to its side panels, as far as they read it. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { locale?: string | null; updatedAt?: string };
  meta?: { availableLocales?: { locale: string }[] };
}

interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

interface Line {
  id: number;
  action: string;
  by: string;
  at: string;
  changes: Change[];
}

interface Plan {
  publishAt: string | null;
  unpublishAt: string | null;
  problem: string | null;
}

const ACTIONS: Record<string, string> = {
  create: 'angelegt',
  update: 'geändert',
  publish: 'veröffentlicht',
  unpublish: 'zurückgenommen',
  discardDraft: 'Entwurf verworfen',
  delete: 'gelöscht',
};

const LANGUAGES: Record<string, string> = { de: 'Deutsch', fr: 'Französisch' };

/** Kinds whose entries stand for themselves in each language. */
const UNPAIRED: ReadonlySet<string> = new Set(['api::faq-entry.faq-entry', 'api::faq-video.faq-video']);

const moment = new Intl.DateTimeFormat('de-CH', { dateStyle: 'short', timeStyle: 'short' });
const small = { fontSize: '1.2rem', lineHeight: 1.5 } as const;
const button = { ...small, padding: '0.6rem 1rem', border: '1px solid #c0c0cf', borderRadius: 4, cursor: 'pointer' };
const input = {
  ...small,
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  padding: '0.6rem',
  border: '1px solid #c0c0cf',
} as const;

/** What says nothing to people in blocks and components. */
const FORM: ReadonlySet<string> = new Set(['type', 'format', 'level', '__component']);

/** The words of a value: of blocks and components their texts, one after the other. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value as string | number | boolean);
  const parts = Object.entries(value).flatMap(([name, part]) => (FORM.has(name) ? [] : [wordsOf(part)]));
  return parts.filter(Boolean).join(' ');
}

/** A value in a line, shortened. */
function shown(value: unknown): string {
  const words = wordsOf(value) || '–';
  return words.length > 140 ? `${words.slice(0, 140)} …` : words;
}

const pathOf = (kind: string, { model, documentId, document }: PanelProps, more = '') =>
  `/editorial/${kind}/${model}/${documentId}${more}?locale=${document?.locale ?? 'de'}`;

function useFailure() {
  const { toggleNotification } = useNotification();
  return (error: unknown) => {
    const said = (error as { response?: { data?: { error?: { message?: string } } } }).response?.data?.error?.message;
    toggleNotification({ type: 'danger', message: said ?? 'Das hat nicht geklappt. Versuch es nochmals.' });
  };
}

/** Who changed what and when, with the way back to each state. */
function History(props: PanelProps) {
  const { get, post } = useFetchClient();
  const fail = useFailure();
  const [lines, setLines] = useState<Line[]>();
  const path = pathOf('history', props);
  useEffect(() => {
    get<{ data: Line[] }>(path)
      .then(({ data }) => setLines(data.data))
      .catch(() => setLines([]));
  }, [path, get]);
  const restore = async (line: Line) => {
    const question = `Den Stand vom ${moment.format(new Date(line.at))} als Entwurf zurückholen? Veröffentlicht bleibt, was ist.`;
    if (!window.confirm(question)) return;
    try {
      await post(pathOf('history', props, `/restore/${line.id}`));
      window.location.reload();
    } catch (error) {
      fail(error);
    }
  };
  if (!lines) return <p style={small}>Wird geladen …</p>;
  if (lines.length === 0) return <p style={small}>Noch hat niemand etwas geändert.</p>;
  return (
    <ol style={{ ...small, width: '100%', maxHeight: '32rem', overflowY: 'auto' }}>
      {lines.map((line) => (
        <li key={line.id} style={{ padding: '0.8rem 0', borderBottom: '1px solid #eaeaef' }}>
          <strong>{line.by}</strong> {ACTIONS[line.action] ?? line.action}
          <br />
          {moment.format(new Date(line.at))}
          {line.changes.length > 0 && (
            <details>
              <summary>{line.changes.length === 1 ? '1 Feld' : `${line.changes.length} Felder`}</summary>
              {line.changes.map(({ field, before, after }) => (
                <p key={field} style={{ overflowWrap: 'anywhere' }}>
                  <em>{field}</em>: <del>{shown(before)}</del> <ins>{shown(after)}</ins>
                </p>
              ))}
              <button type="button" style={button} onClick={() => void restore(line)}>
                Diesen Stand zurückholen
              </button>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A time as the browser's field takes it, in the editor's own time zone. */
function localTime(iso: string | null): string {
  if (!iso) return '';
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const isoTime = (local: string): string | null => (local ? new Date(local).toISOString() : null);

/** When an entry appears and disappears by itself. */
function Planning(props: PanelProps) {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const fail = useFailure();
  const [plan, setPlan] = useState<Plan>({ publishAt: null, unpublishAt: null, problem: null });
  const path = pathOf('plan', props);
  useEffect(() => {
    get<{ data: Plan }>(path)
      .then(({ data }) => setPlan(data.data))
      .catch(() => undefined);
  }, [path, get]);
  const save = async () => {
    try {
      const { data } = await put<{ data: Plan }>(path, { publishAt: plan.publishAt, unpublishAt: plan.unpublishAt });
      setPlan(data.data);
      toggleNotification({ type: 'success', message: 'Die Zeiten sind gemerkt.' });
    } catch (error) {
      fail(error);
    }
  };
  const field = (label: string, name: 'publishAt' | 'unpublishAt') => (
    <label style={{ ...small, display: 'block', width: '100%' }}>
      {label}
      <input
        type="datetime-local"
        style={input}
        value={localTime(plan[name])}
        onChange={({ target }) => setPlan({ ...plan, [name]: isoTime(target.value) })}
      />
    </label>
  );
  return (
    <div style={{ display: 'grid', gap: '0.8rem', width: '100%' }}>
      {field('Erscheint am', 'publishAt')}
      {field('Verschwindet am', 'unpublishAt')}
      {plan.problem && (
        <p style={{ ...small, color: '#b72b1a' }} role="alert">
          Es hat nicht geklappt: {plan.problem}
        </p>
      )}
      <button type="button" style={button} onClick={() => void save()}>
        Zeiten merken
      </button>
    </div>
  );
}

/** The side panel with an entry's history. */
export function HistoryPanel(props: PanelProps) {
  if (!props.documentId) return null;
  return {
    title: 'Verlauf',
    content: <History key={`${props.document?.locale} ${props.document?.updatedAt}`} {...props} />,
  };
}

/** The side panel with an entry's planned times. */
export function PlanningPanel(props: PanelProps) {
  if (!props.documentId || !props.document) return null;
  return { title: 'Planung', content: <Planning key={props.document.locale} {...props} /> };
}

/** The side panel that says which language an entry lacks. */
export function LanguagePanel({ model, document, meta }: PanelProps) {
  const own = document?.locale;
  if (!own || !meta?.availableLocales || UNPAIRED.has(model)) return null;
  const there = [own, ...meta.availableLocales.map(({ locale }) => locale)];
  const missing = Object.keys(LANGUAGES).filter((locale) => !there.includes(locale));
  if (missing.length === 0) return null;
  const words = missing.map((locale) => LANGUAGES[locale]).join(', ');
  return {
    title: 'Sprachen',
    content: <p style={small}>Auf {words} fehlt dieser Eintrag. Dort zeigt der Shop ihn nicht.</p>,
  };
}
