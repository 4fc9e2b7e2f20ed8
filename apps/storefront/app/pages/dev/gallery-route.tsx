import { data, type MetaFunction } from '@remix-run/node';
import { env } from '~/platform/env.server.ts';
import { Gallery } from './gallery/gallery.tsx';

export { devSheet as links } from './dev-sheet.ts';

/** The design system with all its states; development and demo only (decision 40: Modes). */
export function loader(): null {
  if (env().APP_MODE === 'production') throw data(null, { status: 404 });
  return null;
}

export const meta: MetaFunction = () => [{ title: 'Bausteine · Velory' }, { name: 'robots', content: 'noindex' }];

export default function DevUiRoute() {
  return <Gallery />;
}
