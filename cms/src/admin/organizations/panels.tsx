import { useForm } from '@strapi/strapi/admin';
import { themeOf } from '../../look/theme';
import { checklist } from '../../organizations/checklist';

const ORGANIZATION = 'api::organization.organization';

interface PanelProps {
  model: string;
  document?: { locale?: string | null };
  meta?: { availableLocales?: { locale: string }[] };
}

type Values = Readonly<Record<string, unknown>>;

const small = { fontSize: '1.2rem', lineHeight: 1.5 } as const;
const row = { ...small, display: 'flex', alignItems: 'center', gap: '0.8rem', padding: '0.4rem 0' } as const;

/** A colour as it is seen, with its letters. */
function Swatch({ colour, ground = '#ffffff' }: { colour: string; ground?: string }) {
  const style = {
    background: ground,
    color: colour,
    border: '1px solid #c0c0cf',
    borderRadius: 4,
    padding: '0.2rem 0.8rem',
  };
  return (
    <span style={{ ...small, ...style, fontWeight: 600 }} title={`${colour} auf ${ground}`}>
      Velo
    </span>
  );
}

/** A colour alone. */
function Dot({ colour }: { colour: string }) {
  const style = { width: '2.4rem', height: '2.4rem', borderRadius: 4, border: '1px solid #c0c0cf', background: colour };
  return <span style={{ display: 'inline-block', flex: 'none', ...style }} aria-hidden="true" />;
}

const useValues = (name: string): Values => useForm(name, (form: { values: object }) => form.values as Values);

/** What becomes of both colours, while they are chosen: measured contrasts, and the colour that is used instead. */
function Look() {
  const { theme, problems, measures, darkenedFrom } = themeOf(useValues('LookPanel'));
  if (measures.length === 0) {
    return <p style={small}>Sobald eine Farbe eingetragen ist, steht hier, wie gut sie zu lesen ist.</p>;
  }
  return (
    <div style={{ width: '100%' }} role="status">
      {problems.map(({ message }) => (
        <p key={message} style={{ ...small, color: '#b72b1a' }}>
          {message}
        </p>
      ))}
      {darkenedFrom && theme?.action && (
        <p style={{ ...row, flexWrap: 'wrap' }}>
          <Dot colour={darkenedFrom} /> {darkenedFrom} ist zu hell: der Shop nimmt <Dot colour={theme.action} />{' '}
          {theme.action}
        </p>
      )}
      <ul>
        {measures.map(({ name, front, ground, ratio }) => (
          <li key={name} style={row}>
            <Swatch colour={front} ground={ground} />
            <span style={{ flex: 1 }}>{name}</span>
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

/** What is there and what lacks, before the entry can be published. */
function Checklist({ missing }: { missing: string[] }) {
  const items = checklist(useValues('ChecklistPanel'));
  const lacking = items.filter(({ done, needed }) => needed && !done).length;
  return (
    <div style={{ width: '100%' }} role="status">
      <p style={{ ...small, fontWeight: 600 }}>
        {lacking > 0
          ? `Zum Veröffentlichen fehlt noch ${lacking === 1 ? 'eines' : lacking}.`
          : 'Bereit zum Veröffentlichen.'}
      </p>
      <ul>
        {items.map(({ field, label, done, needed }) => (
          <li key={field} style={row}>
            <span aria-hidden="true">{done ? '✓' : needed ? '✗' : '○'}</span>
            <span style={{ color: !done && needed ? '#b72b1a' : undefined }}>
              {label}
              {!done && (needed ? ' – nötig' : ' – fehlt, nicht nötig')}
            </span>
          </li>
        ))}
        {missing.map((language) => (
          <li key={language} style={row}>
            <span aria-hidden="true">○</span> {language}: dort stehen die Texte der anderen Sprache
          </li>
        ))}
      </ul>
    </div>
  );
}

const LANGUAGES: Record<string, string> = { de: 'Deutsch', fr: 'Französisch' };

/** The side panel with an organization's colours. */
export function LookPanel({ model }: PanelProps) {
  return model === ORGANIZATION ? { title: 'Farben', content: <Look /> } : null;
}

/** The side panel with what an organization's instance needs. */
export function ChecklistPanel({ model, document, meta }: PanelProps) {
  if (model !== ORGANIZATION) return null;
  const there = [document?.locale, ...(meta?.availableLocales ?? []).map(({ locale }) => locale)];
  const missing = Object.keys(LANGUAGES).filter((code) => document?.locale && !there.includes(code));
  return { title: 'Prüfliste', content: <Checklist missing={missing.map((code) => LANGUAGES[code] ?? code)} /> };
}
