import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatMoment } from '~/i18n/dates.ts';
import { listMails } from '~/modules/local-messages/local-messages.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import { Container, SectionHead } from '~/ui/layout.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';

export { devSheet as links } from './dev-sheet.ts';

/** E-mails that the local mailer kept instead of sending; development and demo only (decision 40: Modes). */
export async function loader() {
  assertDevelopmentOrDemo();
  return { mails: await listMails() };
}

export const meta: MetaFunction = () => [{ title: 'E-Mails · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevMailboxRoute() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <Container className="py-8 desktop:py-14">
      <SectionHead level={1} title="E-Mails" lead="Was der Shop verschickt hätte. Es bleibt auf diesem Rechner." />
      {mails.length === 0 ? (
        <EmptyState level={2} title="Noch keine E-Mail." text="Eine Bestellung schickt die erste." />
      ) : (
        <ul className="border-t-2 border-ink">
          {mails.map((mail) => (
            <li key={mail.id} className="border-b border-line">
              <details>
                <summary className="grid cursor-pointer gap-x-6 py-3 tablet:grid-cols-[14rem_minmax(0,1fr)_auto]">
                  <span className="truncate text-ink-2">
                    {[mail.senderName, mail.recipient].filter(Boolean).join(' → ')}
                  </span>
                  <span className="font-semibold">{mail.subject}</span>
                  <time dateTime={mail.createdAt} className="num text-small text-ink-2">
                    {formatMoment(mail.createdAt, 'de')}
                  </time>
                </summary>
                {mail.files.length > 0 && (
                  <p className="mb-4 text-small text-ink-2">{`Beilagen: ${mail.files.join(', ')}`}</p>
                )}
                <div className="grid gap-6 pb-6 desktop:grid-cols-2">
                  <div>
                    <h2 className="mb-2 text-h4">Gestaltet</h2>
                    <iframe
                      src={`/dev/mailbox/${mail.id}`}
                      title={`E-Mail: ${mail.subject}`}
                      sandbox=""
                      loading="lazy"
                      className="block h-[32rem] w-full border border-line"
                    />
                  </div>
                  <div>
                    <h2 className="mb-2 text-h4">Als Text</h2>
                    <pre className="h-[32rem] overflow-auto whitespace-pre-wrap bg-mist p-4 text-small">
                      {mail.text}
                    </pre>
                  </div>
                </div>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Container>
  );
}
