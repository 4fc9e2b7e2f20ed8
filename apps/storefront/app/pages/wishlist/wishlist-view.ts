import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import type { WishOrder } from './list-order.ts';

/** A product on a list, as its card shows it. */
export interface WishedCard {
  tile: ProductTile;
  /** What it costs less than when it was noted; absent if it does not. */
  drop?: {
    /** As written: a month's, or of the price where it is paid once. */
    less: string;
    before: string;
    isMonthly: boolean;
    /** ISO date of the day it was noted. */
    since: string;
  };
}

/** A list as its page shows it. */
export type WishlistView =
  | { kind: 'empty' }
  /** A link that opens nothing (any more). */
  | { kind: 'gone' }
  | {
      kind: 'shared';
      uid: string;
      order: WishOrder;
      ownerName: string | null;
      cards: WishedCard[];
      /** Slugs that can be compared, as the comparison's address has them. */
      compared: string;
    }
  | {
      kind: 'own';
      order: WishOrder;
      cards: WishedCard[];
      compared: string;
      /** Ids of what is no longer sold. */
      unavailable: number[];
      /** The whole address that opens the list for others. */
      link: string;
      ownerName: string | null;
      priceMail: boolean;
      stockMail: boolean;
      /** null if no one has signed in. */
      email: string | null;
    };

/** What the page says of what was done just now. */
export interface WishlistMessage {
  /** What was taken off, to be put back. */
  removed?: { id: number; name: string };
  notice?: 'full' | 'unknown' | 'renewed' | 'named' | 'name' | 'mails' | 'stopped' | 'added';
  /** Of a mail's link that ends mails: asks before it does. */
  stopToken?: string;
}
