import { useLocation } from '@remix-run/react';
import { Suspense, useState } from 'react';
import { useLocale } from '~/i18n/use-locale.ts';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { useSignInPanel } from '~/modules/identity/ui/use-sign-in-panel.ts';
import { useQuizBar } from '~/modules/quiz/ui/use-quiz-bar.ts';
import { WishToast } from '~/modules/wishlist/ui/wish-toast.tsx';
import { href } from '~/site-map.ts';
import { optionalPart } from '~/ui/optional-part.ts';

export { WishHeart } from '~/modules/wishlist/ui/wish-heart.tsx';

const QuizBar = optionalPart(() => import('~/modules/quiz/ui/quiz-bar.tsx'));
const SignInPanel = optionalPart(async () => ({
  default: (await import('~/modules/identity/ui/sign-in-panel.tsx')).SignInPanel,
}));
const ConsentBar = optionalPart(() => import('~/modules/consent/ui/consent-bar.tsx'));

interface LatePartsProps {
  /** The checkout asks nothing that it does not need. */
  isCheckout: boolean;
  /** Whether the foot of the window is the quiz bar's. */
  hasQuizBar: boolean;
}

/** What is beside the page once somebody is there. */
export function LateParts({ isCheckout, hasQuizBar }: LatePartsProps) {
  const [, setAnswered] = useState(false);
  // Anew on each page: the page of cookies, where nothing else asks, takes the answer too.
  const { pathname } = useLocation();
  const locale = useLocale();
  const isCookiesPage = pathname === href('cookies', {}, locale);
  const { returnTo, close: closeSignIn } = useSignInPanel();
  const closeQuizBar = useQuizBar(hasQuizBar);
  const asks = !isCheckout && !isCookiesPage && !consentAnswered();
  return (
    <>
      <WishToast />
      <Suspense>{returnTo !== null && <SignInPanel returnTo={returnTo} onClose={closeSignIn} />}</Suspense>
      <Suspense>{closeQuizBar && <QuizBar onClose={closeQuizBar} />}</Suspense>
      <Suspense>{asks && <ConsentBar onDone={() => setAnswered(true)} />}</Suspense>
    </>
  );
}
