/** The page of one person, found by their e-mail; without one, the search. */
export const personPath = (email: string): string =>
  email === '' ? '/admin/personen' : `/admin/personen?person=${encodeURIComponent(email)}`;
