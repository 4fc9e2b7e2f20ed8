/** Whom a page is about: an address in one shop. */
interface PersonPlace {
  email: string;
  instanceId: string;
}

/** The page of one person, found by their e-mail in a shop; without one, the search. */
export function customerPath({ email, instanceId }: PersonPlace): string {
  if (email === '') return '/admin/personen';
  const query = new URLSearchParams({ person: email });
  if (instanceId !== 'main') query.set('shop', instanceId);
  return `/admin/personen?${query.toString()}`;
}

/** What is stored about them, as a file. */
export const customerDataPath = (place: PersonPlace): string =>
  customerPath(place).replace('/admin/personen?', '/admin/personen/daten.json?');
