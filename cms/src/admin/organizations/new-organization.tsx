import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { themeOf } from '../../look/theme';
import { useTexts } from '../texts';

interface Made {
  documentId: string;
  slug: string;
  published: boolean;
  address: string;
}

interface Problem {
  message: string;
  fields: string[];
}

const small = { fontSize: '1.4rem', lineHeight: 1.5 } as const;
const input = {
  ...small,
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  padding: '1rem',
  border: '1px solid #c0c0cf',
  borderRadius: 4,
  background: '#fff',
  color: '#32324d',
} as const;
const button = { ...small, padding: '1rem 2rem', border: 0, borderRadius: 4, background: '#4945ff', color: '#fff' };

function Field({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <label style={{ ...small, display: 'block' }}>
      <strong>{label}</strong>
      {children}
      {help && <span style={{ display: 'block', fontSize: '1.2rem', color: '#666687' }}>{help}</span>}
    </label>
  );
}

function problemOf(error: unknown, failed: string): Problem {
  const said = (
    error as {
      response?: { data?: { error?: { message?: string; details?: { errors?: { path: string[] }[] } } } };
    }
  ).response?.data?.error;
  return {
    message: said?.message ?? failed,
    fields: (said?.details?.errors ?? []).flatMap(({ path }) => path),
  };
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** A page of the panel: makes an organization, in both languages, from a name and a few choices. */
export default function NewOrganization() {
  const { post } = useFetchClient();
  const t = useTexts();
  const [isPrivate, setPrivate] = useState(true);
  const [colours, setColours] = useState({ brandColor: '#0a4d57', actionColor: '#00636f' });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [made, setMade] = useState<Made>();
  const { problems, theme, darkenedFrom } = themeOf(colours);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      const { data } = await post<{ data: Made }>('/organizations/new', {
        ...Object.fromEntries(
          ['name', 'slug', 'emailDomains', 'contactEmail'].map((name) => [name, textOf(form, name)]),
        ),
        ...colours,
        private: isPrivate,
        publish: form.has('publish'),
      });
      setMade(data.data);
    } catch (error) {
      setProblem(problemOf(error, t('failed')));
    } finally {
      setBusy(false);
    }
  };
  const colour = (label: string, name: keyof typeof colours) => (
    <Field label={label}>
      <input
        type="color"
        name={name}
        value={colours[name]}
        onChange={({ target }) => setColours({ ...colours, [name]: target.value })}
        style={{ ...input, height: '4.4rem', padding: '0.4rem' }}
      />
    </Field>
  );
  return (
    <Page.Main>
      <Page.Title>{t('organizations.new')}</Page.Title>
      <Layouts.Header title={t('organizations.new')} subtitle={t('organizations.new.intro')} />
      <Layouts.Content>
        {made ? (
          <div role="status" style={small}>
            <p>
              {t(made.published ? 'organizations.made' : 'organizations.drafted')}{' '}
              <a href={made.address}>{made.address}</a>
            </p>
            <p>
              <Link
                to={`/content-manager/collection-types/api::organization.organization/${made.documentId}?plugins[i18n][locale]=de`}
              >
                {t('organizations.open')}
              </Link>
            </p>
          </div>
        ) : (
          <form
            onSubmit={(event) => void submit(event)}
            style={{ display: 'grid', gap: '2rem', maxWidth: '64rem', paddingBottom: '4rem' }}
          >
            {problem && (
              <p role="alert" style={{ ...small, color: '#b72b1a' }}>
                {problem.message}
              </p>
            )}
            <Field label={t('organizations.name')}>
              <input name="name" required minLength={2} maxLength={80} style={input} />
            </Field>
            <Field label={t('organizations.slug')} help={t('organizations.slug.help')}>
              <input name="slug" pattern="[a-z0-9]+(-[a-z0-9]+)*" maxLength={40} style={input} />
            </Field>
            <label style={small}>
              <input type="checkbox" checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)} />{' '}
              {t('organizations.private')}
            </label>
            {isPrivate && (
              <Field label={t('organizations.domains')} help={t('organizations.domains.help')}>
                <input name="emailDomains" required style={input} />
              </Field>
            )}
            <Field label={t('organizations.contact')}>
              <input name="contactEmail" type="email" style={input} />
            </Field>
            <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2rem' }}>
              {colour(t('organizations.brand'), 'brandColor')}
              {colour(t('organizations.action'), 'actionColor')}
            </div>
            {[...problems.map(({ message }) => message)].map((message) => (
              <p key={message} role="status" style={{ ...small, color: '#b72b1a' }}>
                {message}
              </p>
            ))}
            {darkenedFrom && theme?.action && (
              <p role="status" style={small}>
                {t('organizations.darkened', { colour: darkenedFrom, instead: theme.action })}
              </p>
            )}
            <label style={small}>
              <input type="checkbox" name="publish" defaultChecked /> {t('organizations.publish')}
            </label>
            <button type="submit" disabled={isBusy || problems.length > 0} style={button}>
              {t(isBusy ? 'organizations.making' : 'organizations.make')}
            </button>
          </form>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
