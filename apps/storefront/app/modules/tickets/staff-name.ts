/**
 * What shoppers call a colleague: the first name that an address begins with, e.g. `nadia.frei@velory.example` →
 * `Nadia`; else the shop.
 */
export function staffName(email: string | null | undefined): string {
  const [, name = ''] = /^(\p{L}{2,})(?:[.+_-].*)?@/u.exec(email ?? '') ?? [];
  return name ? name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase() : 'Velory';
}
