import { data, type MetaFunction } from '@remix-run/node';
import { env } from '~/platform/env.server';
import { Gallery } from '~/ui/gallery';
import { Toaster } from '~/ui/toast';

/** The design system with all its states; development and demo only (decisions: APP_MODE). */
export function loader(): null {
  if (env().APP_MODE === 'production') throw data(null, { status: 404 });
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Bausteine · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevUiRoute() {
  return (
    <Toaster label="Meldungen" closeLabel="Schliessen">
      <Gallery />
    </Toaster>
  );
}
