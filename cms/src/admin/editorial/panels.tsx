import { Button, DateTimePicker, Field } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { LOCALE_CODES } from '../../platform/locales';
import { useMoment, useTexts } from '../texts';
import { type PanelProps, pathOf, messageOf, small } from './parts';

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

const ACTIONS = ['create', 'update', 'publish', 'unpublish', 'discardDraft', 'delete'] as const;

/** Types whose entries are independent in each language. */
const UNPAIRED: ReadonlySet<string> = new Set(['api::faq-entry.faq-entry', 'api::faq-video.faq-video']);

/** Pages that exist in each language, even without content. */
const PAGE = 'api::page.page';

/** Keys of blocks and components that are not text. */
const FORM: ReadonlySet<string> = new Set(['type', 'format', 'level', '__component']);

/** The text of a value; of blocks and components, their texts joined. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value as string | number | boolean);
  const parts = Object.entries(value).flatMap(([name, part]) => (FORM.has(name) ? [] : [wordsOf(part)]));
  return parts.filter(Boolean).join(' ');
}

function shown(value: unknown): string {
  const words = wordsOf(value) || '–';
  return words.length > 140 ? `${words.slice(0, 140)} …` : words;
}

function useFailure() {
  const { toggleNotification } = useNotification();
  const t = useTexts();
  return (error: unknown) => toggleNotification({ type: 'danger', message: messageOf(error) ?? t('failed') });
}

function History(props: PanelProps) {
  const { get, post } = useFetchClient();
  const fail = useFailure();
  const t = useTexts();
  const moment = useMoment();
  const [lines, setLines] = useState<Line[]>();
  const path = pathOf('history', props);
  useEffect(() => {
    get<{ data: Line[] }>(path)
      .then(({ data }) => setLines(data.data))
      .catch(() => setLines([]));
  }, [path, get]);
  const restore = async (line: Line) => {
    if (!window.confirm(t('history.sure', { time: moment(new Date(line.at)) }))) return;
    try {
      await post(pathOf('history', props, `/restore/${line.id}`));
      window.location.reload();
    } catch (error) {
      fail(error);
    }
  };
  const nameOf = (action: string) => {
    const known = ACTIONS.find((each) => each === action);
    return known ? t(`history.${known}`) : action;
  };
  if (!lines) return <p style={small}>{t('loading')}</p>;
  if (lines.length === 0) return <p style={small}>{t('history.none')}</p>;
  return (
    <ol style={{ ...small, width: '100%', maxHeight: '32rem', overflowY: 'auto' }}>
      {lines.map((line) => (
        <li key={line.id} style={{ padding: '0.8rem 0', borderBottom: '1px solid #eaeaef' }}>
          <strong>{line.by}</strong> {nameOf(line.action)}
          <br />
          {moment(new Date(line.at))}
          {line.changes.length > 0 && (
            <details>
              <summary>{t('history.fields', { number: line.changes.length })}</summary>
              {line.changes.map(({ field, before, after }) => (
                <p key={field} style={{ overflowWrap: 'anywhere' }}>
                  <em>{field}</em>: <del>{shown(before)}</del> <ins>{shown(after)}</ins>
                </p>
              ))}
              <Button variant="tertiary" size="S" onClick={() => void restore(line)}>
                {t('history.restore')}
              </Button>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function Planning(props: PanelProps) {
  const { get, put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const fail = useFailure();
  const t = useTexts();
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
      toggleNotification({ type: 'success', message: t('planning.kept') });
    } catch (error) {
      fail(error);
    }
  };
  const field = (label: string, name: 'publishAt' | 'unpublishAt') => (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <DateTimePicker
        size="S"
        placeholder={t('planning.placeholder')}
        dateLabel={t('planning.date', { label })}
        timeLabel={t('planning.time', { label })}
        clearLabel={t('planning.clear')}
        value={plan[name] ? new Date(plan[name]) : null}
        onChange={(time: Date | undefined) => setPlan({ ...plan, [name]: time?.toISOString() ?? null })}
        onClear={() => setPlan({ ...plan, [name]: null })}
      />
    </Field.Root>
  );
  return (
    <div style={{ display: 'grid', gap: '0.8rem', width: '100%' }}>
      {field(t('planning.from'), 'publishAt')}
      {field(t('planning.until'), 'unpublishAt')}
      {plan.problem && (
        <p style={{ ...small, color: '#b72b1a' }} role="alert">
          {t('planning.missed', { problem: plan.problem })}
        </p>
      )}
      <Button variant="secondary" fullWidth onClick={() => void save()}>
        {t('planning.keep')}
      </Button>
    </div>
  );
}

export function HistoryPanel(props: PanelProps) {
  const t = useTexts();
  if (!props.documentId) return null;
  return {
    title: t('history'),
    content: <History key={`${props.document?.locale} ${props.document?.updatedAt}`} {...props} />,
  };
}

export function PlanningPanel(props: PanelProps) {
  const t = useTexts();
  if (!props.documentId || !props.document) return null;
  return { title: t('planning'), content: <Planning key={props.document.locale} {...props} /> };
}

/** Side panel: languages in which the entry is missing. */
export function LanguagePanel({ model, document, meta }: PanelProps) {
  const t = useTexts();
  const own = document?.locale;
  if (!own || !meta?.availableLocales || UNPAIRED.has(model)) return null;
  const there = [own, ...meta.availableLocales.map(({ locale }) => locale)];
  const missing = LOCALE_CODES.filter((locale) => !there.includes(locale));
  if (missing.length === 0) return null;
  const words = missing.map((locale) => t(`language.${locale}`)).join(', ');
  return {
    title: t('language'),
    content: <p style={small}>{t(model === PAGE ? 'language.page' : 'language.missing', { languages: words })}</p>,
  };
}
