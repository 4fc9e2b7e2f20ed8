/** A partner's tile among the cards of products (spec §3: listingItem), in its colours. */
export interface OrganizationTile {
  title: string;
  text?: string;
  picture?: { src: string; srcSet: string; alt: string };
  link?: { href: string; label: string };
  /** Address of its sign. */
  motif?: string;
}
