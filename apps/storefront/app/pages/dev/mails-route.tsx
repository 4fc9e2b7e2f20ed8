import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { locales } from '~/i18n/locales.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { startedModules } from '~/platform/modules.server.ts';
import { Container, SectionHead } from '~/ui/layout.tsx';

export { devSheet as links } from './dev-sheet.ts';

/**
 * Every mail that the modules declare, with made-up data in each language; development and demo only (decision 40:
 * Modes).
 */
export async function loader() {
  assertDevelopmentOrDemo();
  const mails = startedModules().flatMap(({ name: module, mails }) => mails.map((mail) => ({ module, mail })));
  return {
    mails: await Promise.all(
      mails.map(async ({ module, mail }) => ({
        module,
        name: mail.name,
        limits: mail.kinds.map((kind) => `${kind.name}: ${kind.class}`).join(', '),
        previews: await Promise.all(
          locales.map(async (locale) => ({
            locale,
            samples: (await mail.preview(locale)).map(({ sample, subject, text }) => ({ sample, subject, text })),
          })),
        ),
      })),
    ),
  };
}

export const meta: MetaFunction = () => [{ title: 'Alle E-Mails · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevMailsRoute() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <Container className="py-8 desktop:py-14">
      <SectionHead
        level={1}
        title="Alle E-Mails"
        lead="Jede E-Mail des Shops mit erfundenen Angaben, in beiden Sprachen."
      />
      {mails.map(({ module, name, limits, previews }) => (
        <section key={name} className="border-t-2 border-ink pb-8">
          <h2 className="mt-4 text-h3">{name}</h2>
          <p className="mb-2 text-small text-ink-2">{`${module} · ${limits}`}</p>
          {previews.flatMap(({ locale, samples }) =>
            samples.map(({ sample, subject, text }) => (
              <details key={`${locale} ${sample}`} className="border-b border-line">
                <summary className="grid cursor-pointer gap-x-6 py-3 tablet:grid-cols-[3rem_16rem_minmax(0,1fr)]">
                  <span className="text-ink-2">{locale}</span>
                  <span className="text-ink-2">{sample}</span>
                  <span className="font-semibold">{subject}</span>
                </summary>
                <div className="grid gap-6 pb-6 desktop:grid-cols-2">
                  <iframe
                    src={`/dev/mails/${locale}/${name}/${encodeURIComponent(sample)}`}
                    title={`E-Mail: ${subject}`}
                    sandbox=""
                    loading="lazy"
                    className="block h-[32rem] w-full border border-line"
                  />
                  <pre className="h-[32rem] overflow-auto whitespace-pre-wrap bg-mist p-4 text-small">{text}</pre>
                </div>
              </details>
            )),
          )}
        </section>
      ))}
    </Container>
  );
}
