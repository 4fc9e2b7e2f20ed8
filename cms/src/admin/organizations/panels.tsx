import { useForm } from '@strapi/strapi/admin';
import { themeOf } from '../../look/theme';
import { checklist } from '../../organizations/checklist';
import type { Locale } from '../../platform/locales';
import { type TextName, useNames, useTexts } from '../texts';

const ORGANIZATION = 'api::organization.organization';

interface PanelProps {
  model: string;
  document?: { locale?: string | null };
  meta?: { availableLocales?: { locale: string }[] };
}

type Values = Readonly<Record<string, unknown>>;

const small = { fontSize: '1.2rem', lineHeight: 1.5 } as const;
const row = { ...small, display: 'flex', alignItems: 'center', gap: '0.8rem', padding: '0.4rem 0' } as const;

/** A colour sample with text on it. */
function Swatch({ colour, ground = '#ffffff' }: { colour: string; ground?: string }) {
  const style = {
    background: ground,
    color: colour,
    border: '1px solid #c0c0cf',
    borderRadius: 4,
    padding: '0.2rem 0.8rem',
  };
  return (
    <span style={{ ...small, ...style, fontWeight: 600 }} title={`${colour} / ${ground}`}>
      Velo
    </span>
  );
}

/** A colour sample. */
function Dot({ colour }: { colour: string }) {
  const style = { width: '2.4rem', height: '2.4rem', borderRadius: 4, border: '1px solid #c0c0cf', background: colour };
  return <span style={{ display: 'inline-block', flex: 'none', ...style }} aria-hidden="true" />;
}

const useValues = (name: string): Values => useForm(name, (form: { values: object }) => form.values as Values);

/** Contrasts of the two colours, and the replacement used for a colour that is too light. */
function Look() {
  const t = useTexts();
  const nameOf = useNames();
  const { theme, problems, measures, darkenedFrom } = themeOf(useValues('LookPanel'));
  if (measures.length === 0) return <p style={small}>{t('look.none')}</p>;
  return (
    <div style={{ width: '100%' }} role="status">
      {problems.map(({ message }) => (
        <p key={message} style={{ ...small, color: '#b72b1a' }}>
          {message}
        </p>
      ))}
      {darkenedFrom && theme?.action && (
        <p style={{ ...row, flexWrap: 'wrap' }}>
          <Dot colour={darkenedFrom} /> <Dot colour={theme.action} />{' '}
          {t('organizations.darkened', { colour: darkenedFrom, instead: theme.action })}
        </p>
      )}
      <ul>
        {measures.map(({ name, front, ground, ratio }) => (
          <li key={name} style={row}>
            <Swatch colour={front} ground={ground} />
            <span style={{ flex: 1 }}>{nameOf('measure', name, name)}</span>
            <strong>{`${(Math.floor(ratio * 10) / 10).toFixed(1)} ${ratio >= 4.5 ? '✓' : '✗ (4.5)'}`}</strong>
          </li>
        ))}
      </ul>
      {theme && (
        <p style={row}>
          {['brand', 'brand-2', 'stage', 'action', 'action-hover', 'action-tint'].map((name) => (
            <Dot key={name} colour={theme[name] ?? ''} />
          ))}
        </p>
      )}
    </div>
  );
}

/** Checklist before publishing. */
function Checklist({ missing }: { missing: string[] }) {
  const t = useTexts();
  const nameOf = useNames();
  const items = checklist(useValues('ChecklistPanel'));
  const lacking = items.filter(({ done, needed }) => needed && !done).length;
  return (
    <div style={{ width: '100%' }} role="status">
      <p style={{ ...small, fontWeight: 600 }}>
        {lacking > 0 ? t('checklist.lacking', { number: lacking }) : t('checklist.ready')}
      </p>
      <ul>
        {items.map(({ field, label, done, needed }) => (
          <li key={field} style={row}>
            <span aria-hidden="true">{done ? '✓' : needed ? '✗' : '○'}</span>
            <span style={{ color: !done && needed ? '#b72b1a' : undefined }}>
              {nameOf('check', field, label)}
              {!done && ` – ${t(needed ? 'checklist.needed' : 'checklist.optional')}`}
            </span>
          </li>
        ))}
        {missing.map((language) => (
          <li key={language} style={row}>
            <span aria-hidden="true">○</span> {t('checklist.language', { language })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const LANGUAGES: Readonly<Record<Locale, TextName>> = { de: 'language.de', fr: 'language.fr' };

export function LookPanel({ model }: PanelProps) {
  const t = useTexts();
  return model === ORGANIZATION ? { title: t('look'), content: <Look /> } : null;
}

export function ChecklistPanel({ model, document, meta }: PanelProps) {
  const t = useTexts();
  if (model !== ORGANIZATION) return null;
  const there = [document?.locale, ...(meta?.availableLocales ?? []).map(({ locale }) => locale)];
  const missing = Object.entries(LANGUAGES).filter(([code]) => document?.locale && !there.includes(code));
  return { title: t('checklist'), content: <Checklist missing={missing.map(([, name]) => t(name))} /> };
}
