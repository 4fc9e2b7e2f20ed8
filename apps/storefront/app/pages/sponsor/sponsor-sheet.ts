import type { LinksFunction } from '@remix-run/node';
import { choosingSheet, sheet } from '~/ui/sheets.ts';
import styles from './sponsor.css?url';

const own = sheet(styles);

/** The sheets of the pages of riders. */
export const sponsorLinks: LinksFunction = () => [...choosingSheet(), ...own()];
