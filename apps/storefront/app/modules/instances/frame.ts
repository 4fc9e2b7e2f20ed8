import type { Locale } from '~/i18n/locales.ts';
import type { ContentPicture, InstanceTheme, Organization } from '~/modules/content/content.ts';

/** What every page of an organization's instance shows of it. Nothing of it is for members alone. */
export interface InstanceFrame {
  id: string;
  name: string;
  /** Whether the page shows nothing that is in the sheet of partners' instances. */
  isBare?: boolean;
  /** Search engines leave its pages alone. */
  isPrivate: boolean;
  languages: Locale[];
  theme?: InstanceTheme;
  /** Absent: its name is used. */
  logo?: ContentPicture;
  motif?: ContentPicture;
  /** The first promise of the strip above the header. */
  claim?: string;
  stickyBar?: Organization['stickyBar'];
  /** Title and path of pages of its own. */
  pages: { label: string; href: string }[];
  contact: { label: string; href: string }[];
  words: { shopOf: string; about: string; bar: string; contact: string };
}
