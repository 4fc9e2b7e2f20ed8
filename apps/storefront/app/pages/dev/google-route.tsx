import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { localGooglePage } from '~/modules/identity/google.server.ts';
import { assertDevelopmentOrDemo } from '~/platform/http.server.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { LinkButton } from '~/ui/button.tsx';

export { devSheet as links } from './dev-sheet.ts';
export const handle: PageHandle = { isAlone: true };

/** The local identity page in place of Google's; development and demo only (decision 70). */
export function loader({ request }: LoaderFunctionArgs) {
  assertDevelopmentOrDemo();
  return localGooglePage(new URL(request.url).searchParams.get('state') ?? '');
}

export const meta: MetaFunction = () => [{ title: 'Konto wählen (Test)' }, { name: 'robots', content: 'noindex' }];

export default function DevGoogleRoute() {
  const { people, cancel } = useLoaderData<typeof loader>();
  return (
    <main className="min-h-screen bg-mist px-4 py-8 tablet:py-16">
      <div className="mx-auto max-w-[30rem] border border-line bg-paper px-5 py-6 tablet:p-8">
        <p className="text-small text-ink-2">Anstelle von Google, nur in Demo und Entwicklung</p>
        <h1 className="mt-1 text-h4">Konto wählen</h1>
        <ul className="mt-4 border-t-2 border-ink">
          {people.map(({ name, email, path }) => (
            <li key={email} className="border-b border-line">
              <a href={path} className="block py-3 hover:bg-mist">
                <span className="block font-semibold">{name}</span>
                <span className="block text-small text-ink-2">{email}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LinkButton variant="secondary" href={cancel} reload>
            Abbrechen
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
