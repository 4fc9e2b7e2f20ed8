import type { HomeSection } from './home.server.ts';

/** The section of one kind. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;

/** Pages of other parts of the shop that the home page leads to. */
export interface HomePaths {
  bikes: string;
  how: string;
  faq: string;
}
