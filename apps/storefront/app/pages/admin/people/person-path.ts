/** Whom a page is about: an address in one shop. */
interface PersonPlace {
  email: string;
  instanceId: string;
}

/** The page of one person, found by their e-mail in a shop; without one, the search. @param answer what is said there */
export function personPath({ email, instanceId }: PersonPlace, answer?: string): string {
  if (email === '') return '/admin/personen';
  const query = new URLSearchParams({ person: email });
  if (instanceId !== 'main') query.set('shop', instanceId);
  if (answer) query.set('antwort', answer);
  return `/admin/personen?${query.toString()}`;
}

/** What is kept of them, as a file. */
export const personDataPath = (place: PersonPlace): string =>
  personPath(place).replace('/admin/personen?', '/admin/personen/daten.json?');
