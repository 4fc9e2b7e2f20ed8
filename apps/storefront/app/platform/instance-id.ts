declare const instanceBrand: unique symbol;

/**
 * Names an instance of the shop: the main shop, or a partner's (spec §1: white-label). A string alone is none: it
 * comes from `MAIN_SHOP`, a request or the database.
 */
export type InstanceId = string & { readonly [instanceBrand]: true };

/** The main shop's id, which no organization has. */
export const MAIN_SHOP = 'main' as InstanceId;

/** An instance's id as the database or the CMS keeps it. */
export const toInstanceId = (stored: string): InstanceId => stored as InstanceId;
