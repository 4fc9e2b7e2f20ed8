import type { Locale } from '~/i18n/locales.ts';
import type { Organization } from '~/modules/content/content.ts';
import type { ShopRules } from './rules.ts';
import type { InstanceId } from '~/platform/instance-id.ts';

/** A shop of its own in one process: the main shop, or that of a partner organization (spec §1). */
export interface Instance {
  /** `main`, or the organization's id in the CMS. */
  id: InstanceId;
  /**
   * Whose it is, in each language; absent for the main shop. A language that no one has published shows the other one.
   */
  organization?: Readonly<Record<Locale, Organization>>;
  /** How it sells. */
  rules: ShopRules;
}
