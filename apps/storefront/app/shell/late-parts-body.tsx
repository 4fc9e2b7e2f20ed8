import { Suspense, useState } from 'react';
import { consentAnswered } from '~/modules/consent/consent-store.ts';
import { useSignInPanel } from '~/modules/identity/ui/use-sign-in-panel.ts';
import { useQuizBar } from '~/modules/quiz/ui/use-quiz-bar.ts';
import { WishToast } from '~/modules/wishlist/ui/wish-toast.tsx';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { useRouteFlag } from './page-handle.ts';

export { WishHeart } from '~/modules/wishlist/ui/wish-heart.tsx';

const QuizBar = createOptionalComponent(() => import('~/modules/quiz/ui/quiz-bar.tsx'));
const SignInPanel = createOptionalComponent(async () => ({
  default: (await import('~/modules/identity/ui/sign-in-panel.tsx')).SignInPanel,
}));
const ConsentBar = createOptionalComponent(() => import('~/modules/consent/ui/consent-bar.tsx'));

interface LatePartsProps {
  /** Whether the foot of the window is the quiz bar's. */
  hasQuizBar: boolean;
}

export function LateParts({ hasQuizBar }: LatePartsProps) {
  const [, setAnswered] = useState(false);
  const isCheckout = useRouteFlag('isCheckout');
  const { returnTo, close: closeSignIn } = useSignInPanel();
  const closeQuizBar = useQuizBar(hasQuizBar);
  // The flags make it look anew on each page: the page of cookies takes the answer too.
  const asks = !useRouteFlag('asksForConsent') && !isCheckout && !consentAnswered();
  return (
    <>
      <WishToast />
      <Suspense>{returnTo !== null && <SignInPanel returnTo={returnTo} onClose={closeSignIn} />}</Suspense>
      <Suspense>{closeQuizBar && <QuizBar onClose={closeQuizBar} />}</Suspense>
      <Suspense>{asks && <ConsentBar onDone={() => setAnswered(true)} />}</Suspense>
    </>
  );
}
