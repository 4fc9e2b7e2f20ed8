import { useLocation, useMatches } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { useSignInPanel } from '~/modules/identity/ui/use-sign-in-panel.ts';
import { useQuizBar } from '~/modules/quiz/ui/use-quiz-bar.ts';
import { useInvitation } from '~/modules/newsletter/ui/invitation-timer.ts';
import { type SeenBike, SeenProduct } from '~/modules/recommendations/ui/seen-product.tsx';
import { handOverViews, removeLegacyViews } from '~/modules/recommendations/viewed-store.ts';
import { WishToast } from '~/modules/wishlist/ui/wish-toast.tsx';
import { href } from '~/site-map.ts';
import { useTracking } from './tracking.ts';

export { WishHeart } from '~/modules/wishlist/ui/wish-heart.tsx';

const QuizBar = lazy(() => import('~/modules/quiz/ui/quiz-bar.tsx'));
const SignInPanel = lazy(async () => ({
  default: (await import('~/modules/identity/ui/sign-in-panel.tsx')).SignInPanel,
}));
const ConsentBar = lazy(() => import('~/modules/consent/ui/consent-bar.tsx'));

/** Pages on which many bikes are looked through; the product page has a bar of its own at once (spec §2). */
const QUIZ_BAR_PAGES = /\.(?:home|allModels|category|brand|brandWorld|collection)$/;

/** Pages on which somebody fills in a form or is led along: no window comes over them by itself. */
const ERRAND_PAGES =
  /\.(?:quiz|consultation|creditCheck|assistant|serviceTopic|ticket|userForm|availability|recommend$|review|signIn|wheel|story|sponsor|newsletter)/;

interface LatePartsProps {
  /** The checkout asks nothing that it does not need. */
  isCheckout: boolean;
  /** Of whoever has signed in. */
  userId: string | undefined;
  /** Whether the shop keeps something for this visitor. */
  hasSession: boolean;
}

/** What is beside the page once somebody is there. */
export function LateParts({ isCheckout, userId, hasSession }: LatePartsProps) {
  const [, setAnswered] = useState(false);
  useTracking();
  // Anew on each page: the page of cookies, where nothing else asks, takes the answer too.
  const { pathname } = useLocation();
  const locale = useLocale();
  const isCookiesPage = pathname === href('cookies', {}, locale);
  const { returnTo, close: closeSignIn } = useSignInPanel();
  const matches = useMatches();
  const Invitation = useInvitation(!isCheckout && !matches.some(({ id }) => ERRAND_PAGES.test(id)));
  const closeQuizBar = useQuizBar(matches.some(({ id }) => QUIZ_BAR_PAGES.test(id)));
  const asks = !isCheckout && !isCookiesPage && !consentAnswered();
  const bike = matches.map(({ data }) => bikeOf(data)).find(Boolean);
  useEffect(removeLegacyViews, []);
  useEffect(() => {
    if (userId !== undefined) handOverViews(userId);
  }, [userId]);
  return (
    <>
      <WishToast />
      {bike && <SeenProduct key={bike.id} bike={bike} hasSession={hasSession} />}
      {Invitation && <Invitation />}
      <Suspense>{returnTo !== null && <SignInPanel returnTo={returnTo} onClose={closeSignIn} />}</Suspense>
      <Suspense>{closeQuizBar && <QuizBar onClose={closeQuizBar} />}</Suspense>
      <Suspense>{asks && <ConsentBar onDone={() => setAnswered(true)} />}</Suspense>
    </>
  );
}

/** The bike whose page is open, by the data of its route. */
function bikeOf(data: unknown): SeenBike | undefined {
  if (typeof data !== 'object' || data === null || !('product' in data)) return undefined;
  const product = data.product as (SeenBike & { kind?: unknown }) | null;
  return product?.kind === 'bike' && Array.isArray(product.categorySlugs) ? product : undefined;
}
