import type { ReviewablePiece } from '~/modules/questions/questions.ts';
import type { PageInfo } from '~/seo/seo.ts';

/** What the page of a review shows. */
export interface ReviewView {
  page: PageInfo;
  product: { slug: string; name: string };
  isSignedIn: boolean;
  /** The delivered piece that is reviewed; null if none of this product was delivered to the visitor. */
  piece: ReviewablePiece | null;
  /** Stars to begin with, as the address says. */
  stars: number | undefined;
  isSent: boolean;
  constraint: Record<string, object>;
}
