import type { AccountDevice, LinkedGoogleAccount, LinkedPasskey } from '~/modules/identity/account.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import type { ReviewablePiece } from '~/modules/questions/questions.ts';
import type { OwnQuestion } from '~/modules/questions/questions.server.ts';
import type { DueView } from '~/modules/orders/due-view.ts';
import type { ListedOrder } from '~/modules/orders/orders.server.ts';

/** Size that drawings of bikes are made in; others are fitted into it. */
export const PICTURE = { width: 800, height: 500 };

/** An order with its status. Amounts are Rappen. */
export interface AccountOrder extends ListedOrder {
  /** What was ordered. */
  names: string[];
  /** Picture of the first of it. */
  image: string | null;
  /** What its ledger says, in words. */
  due: DueView;
}

/** What a person has noted: how many products that are sold, and the newest of them. */
export interface AccountWishlist {
  count: number;
  tiles: ProductTile[];
}

/** What a person's own page shows. */
export interface AccountView {
  email: string;
  /** The newest first. */
  orders: AccountOrder[];
  wishlist: AccountWishlist;
  google: LinkedGoogleAccount[];
  passkeys: LinkedPasskey[];
  /** Whether passkeys can be made at this address. */
  offersPasskeys: boolean;
  devices: AccountDevice[];
  /** What they have asked of products, the newest first. */
  questions: OwnQuestion[];
  /** What was delivered to them, to be reviewed. */
  pieces: ReviewablePiece[];
  /** The body height of the session, centimetres; null without one. */
  height: number | null;
  /** When the account is erased, ISO 8601; null if no one asked for that. */
  erasure: string | null;
}
