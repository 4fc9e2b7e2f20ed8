import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href, type PageName } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container } from '~/ui/layout.tsx';
import { announceCheckoutFailure } from './announce-failure.ts';

/**
 * Stands in place of a step that could not be shown or sent: what was typed is stored by the server, and the way back
 * is one click. The team is notified of it (spec §8).
 */
export function CheckoutError({ step }: { step: Extract<PageName, `checkout${string}`> }) {
  const error = useRouteError();
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  useEffect(() => {
    const cause = error instanceof Error ? `${error.name}: ${error.message}` : `status ${status ?? 'unknown'}`;
    announceCheckoutFailure(step, cause);
  }, [error, status, step]);
  return (
    <Container className="py-14 desktop:py-24">
      <h1 className="text-h1">{t('failed-step.title')}</h1>
      <p className="mt-4 max-w-text text-lead text-ink-2">{t('failed-step.text')}</p>
      <p className="mt-8">
        <LinkButton href={href(step, {}, locale)} reload>
          {t('failed-step.retry')}
        </LinkButton>
      </p>
    </Container>
  );
}
