import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { Form, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OpenedCheckout } from '~/modules/checkout/saved-checkouts.ts';
import { openSavedCheckout, resumeCheckout } from '~/modules/checkout/saved-checkouts.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { pageHeaders } from '~/platform/page.server.ts';
import { pageMeta } from '~/seo/seo.ts';
import type { PageHandle } from '~/shell/page-handle.ts';
import { href, localeOfRequest } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Picture, type PictureSource } from '~/ui/picture.tsx';
import { SavedFrame } from './saved-frame.tsx';
import { picturesOf, privateHeaders, savedPage } from './saved-view.server.ts';
import { linkToken } from '~/platform/http.server.ts';

export { checkoutSheet as links } from '~/ui/sheets.ts';
export { pageHeaders as headers };
export const handle: PageHandle = { i18n: ['saved-checkout'], isCheckout: true };

const statuses = { open: 200, ordered: 200, expired: 410, unknown: 404 } as const;

/** What the link of a mail resumes; only a press does it, since programs that look into mails open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const opened = await openSavedCheckout(linkToken(request), locale);
  const pictures = opened.kind === 'open' ? await picturesOf(opened.products, locale) : {};
  const view = { page: savedPage('checkoutResume', locale), opened, pictures };
  return data(view, { status: statuses[opened.kind], headers: privateHeaders });
}

/** Resumes the checkout in this browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = localeOfRequest(request);
  const token = linkToken(request);
  if ((await openSavedCheckout(token, locale)).kind !== 'open') {
    return redirect(href('checkoutResume', {}, locale, { token }), 303);
  }
  const { visitor, headers } = await ensureVisitor(request);
  await resumeCheckout(visitor, token, { sender: context.sender ?? visitor.userId });
  return redirect(href('checkoutContact', {}, locale), { status: 303, headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: view, matches }) => pageMeta(view?.page, matches);

export default function CheckoutResumeRoute() {
  return <ResumePage {...useLoaderData<typeof loader>()} />;
}

interface ResumePageProps {
  opened: OpenedCheckout;
  /** By the ids of the products. */
  pictures: Readonly<Record<number, PictureSource>>;
}

function ResumePage({ opened, pictures }: ResumePageProps) {
  const { t } = useTranslation('saved-checkout');
  const locale = useLocale();
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  if (opened.kind !== 'open') {
    const isOrdered = opened.kind === 'ordered';
    return (
      <SavedFrame title={t(`resume.${opened.kind}-title`)} lead={t(`resume.${opened.kind}-lead`)}>
        <LinkButton href={href(isOrdered ? 'orderTracker' : 'allModels', {}, locale)}>
          {t(isOrdered ? 'resume.tracker' : 'resume.bikes')}
        </LinkButton>
      </SavedFrame>
    );
  }
  const { products, planLength, expiresAt } = opened;
  return (
    <SavedFrame title={t('resume.open-title')} lead={t('resume.open-lead', { date: formatDate(expiresAt, locale) })}>
      <h2 className="text-h4">{t('resume.contents')}</h2>
      <ul className="mt-3 grid gap-3">
        {products.map(({ productId, name }, index) => (
          <li key={index} className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-x-3">
            <span className="grid place-items-center bg-mist">
              {pictures[productId] && (
                <Picture picture={{ ...pictures[productId], alt: '' }} priority className="h-auto w-full" />
              )}
            </span>
            <span className="font-medium">{name}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2">{planLength > 1 ? t('resume.plan', { count: planLength }) : t('resume.once')}</p>
      <Form method="post" action={search} className="mt-6">
        <Button type="submit" loading={isSending && t('resume.sending')}>
          {t('resume.submit')}
        </Button>
      </Form>
    </SavedFrame>
  );
}
