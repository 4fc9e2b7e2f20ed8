import type { ReviewablePiece } from '~/modules/questions/questions.ts';
import type { PageInfo } from '~/seo/seo.ts';

/** What the page of a review shows. */
export interface ReviewView {
  page: PageInfo;
  product: { slug: string; name: string };
  isSignedIn: boolean;
  /** The delivered piece that is reviewed; null where none of this product was delivered to the visitor. */
  piece: ReviewablePiece | null;
  /** Stars to begin with, as the address says. */
  stars: number | undefined;
  isSent: boolean;
}

/** What a refused review sends back. */
export interface ReviewRefusal {
  /** Codes by field. */
  errors: Partial<Record<string, string[]>>;
  /** The piece is not the visitor's, or was not delivered. */
  isForeign: boolean;
  typed: Partial<Record<string, string>>;
}
