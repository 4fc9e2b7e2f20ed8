import { Box, Button, Checkbox, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { type ComponentProps, type FormEvent, useState } from 'react';
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

interface TextProps extends Omit<ComponentProps<typeof TextInput>, 'name'> {
  name: string;
  label: string;
  help?: string;
}

function Text({ name, label, help, required, ...input }: TextProps) {
  return (
    <Field.Root name={name} id={name} hint={help} required={required ?? false}>
      <Field.Label>{label}</Field.Label>
      <TextInput {...input} name={name} required={required} />
      <Field.Hint />
    </Field.Root>
  );
}

function problemOf(error: unknown, failed: string): Problem {
  const message = (
    error as {
      response?: { data?: { error?: { message?: string; details?: { errors?: { path: string[] }[] } } } };
    }
  ).response?.data?.error;
  return {
    message: message?.message ?? failed,
    fields: (message?.details?.errors ?? []).flatMap(({ path }) => path),
  };
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Page of the panel: creates an organization in both languages from a name and a few options. */
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
    <Box flex="1">
      <Field.Root name={name} id={name}>
        <Field.Label>{label}</Field.Label>
        <input
          type="color"
          id={name}
          name={name}
          value={colours[name]}
          onChange={({ target }) => setColours({ ...colours, [name]: target.value })}
          style={{ width: '100%', height: '4rem', padding: '0.4rem', border: '1px solid #dcdce4', borderRadius: 4 }}
        />
      </Field.Root>
    </Box>
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
          <form onSubmit={(event) => void submit(event)} style={{ maxWidth: '64rem', paddingBottom: '4rem' }}>
            <Box background="neutral0" shadow="filterShadow" hasRadius padding={6}>
              <Flex direction="column" alignItems="stretch" gap={5}>
                {problem && (
                  <Typography role="alert" textColor="danger600">
                    {problem.message}
                  </Typography>
                )}
                <Text name="name" label={t('organizations.name')} required minLength={2} maxLength={80} />
                <Text
                  name="slug"
                  label={t('organizations.slug')}
                  help={t('organizations.slug.help')}
                  pattern="[a-z0-9]+(-[a-z0-9]+)*"
                  maxLength={40}
                />
                <Checkbox checked={isPrivate} onCheckedChange={(checked) => setPrivate(checked === true)}>
                  {t('organizations.private')}
                </Checkbox>
                {isPrivate && (
                  <Text
                    name="emailDomains"
                    label={t('organizations.domains')}
                    help={t('organizations.domains.help')}
                    required
                  />
                )}
                <Text name="contactEmail" label={t('organizations.contact')} type="email" />
                <Flex gap={5} alignItems="stretch">
                  {colour(t('organizations.brand'), 'brandColor')}
                  {colour(t('organizations.action'), 'actionColor')}
                </Flex>
                {problems.map(({ message }) => (
                  <Typography key={message} role="status" textColor="danger600">
                    {message}
                  </Typography>
                ))}
                {darkenedFrom && theme?.action && (
                  <Typography role="status">
                    {t('organizations.darkened', { colour: darkenedFrom, instead: theme.action })}
                  </Typography>
                )}
                <Checkbox name="publish" defaultChecked>
                  {t('organizations.publish')}
                </Checkbox>
                <Button type="submit" size="L" loading={isBusy} disabled={problems.length > 0}>
                  {t(isBusy ? 'organizations.making' : 'organizations.make')}
                </Button>
              </Flex>
            </Box>
          </form>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
