import type { HomeSection } from './home.ts';

/** The section of one kind. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>;
