import { i18nFor } from '~/i18n/texts.server.ts';
import { checkDocumentView } from '~/modules/after-order/check-pictures.server.ts';
import { refusalOf } from '~/modules/after-order/after-order.ts';
import type { CheckAnswers, Paper } from '~/modules/credit-check/credit-check.ts';
import { type CheckView, findCheck } from '~/modules/credit-check/credit-check.server.ts';
import { resultConstraints, type TypedCheck } from '~/modules/credit-check/credit-check.schema.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import type { PageInfo } from '~/seo/seo.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { alternatesOf, href, localeOfRequest } from '~/site-map.ts';

/** What the page of the credit check shows: one of its three steps. */
export async function loadCreditCheck(request: Request) {
  const locale = localeOfRequest(request);
  const { searchParams } = new URL(request.url);
  const visitor = await visitorOf(request);
  const check = await findCheck(visitor);
  const t = i18nFor(locale, 'credit-check');
  const page: PageInfo = {
    locale,
    title: `${t('seo.title')} · Velory`,
    description: t('seo.description'),
    alternates: alternatesOf('creditCheck', {}),
    noindex: searchParams.size > 0,
  };
  const today = zurichDate(new Date());
  const step = searchParams.get('schritt');
  const isOver = !check || check.state === 'expired';
  if (isOver || step === '1') {
    return { page, view: { step: 'questions' as const, today, typed: typedOf(check), hasResult: !isOver } };
  }
  const document = visitor && check.state === 'fits' ? await checkDocumentView(visitor) : null;
  if (step === '2' && document) {
    const refusal = refusalOf(searchParams.get('hinweis'));
    return { page, view: { step: 'document' as const, document, refusal: refusal ?? null } };
  }
  return {
    page,
    view: {
      step: 'result' as const,
      today,
      check,
      hasPictures: document?.complete ?? false,
      done: searchParams.get('erledigt'),
      link: currentAddress() + href('creditCheck', {}, locale),
      constraint: resultConstraints,
    },
  };
}

export type CreditCheckView = Awaited<ReturnType<typeof loadCreditCheck>>['view'];

/** The answers of a check as its form was filled in. */
function typedOf(check: CheckView | null): TypedCheck {
  if (!check) return {};
  const { isResident, birthDate, documentKind, residentSince, debt } = check.answers;
  const [year = '', month = '', day = ''] = birthDate.split('-').map((part) => String(Number(part)));
  return {
    resident: isResident ? 'yes' : 'no',
    birthDay: day,
    birthMonth: month,
    birthYear: year,
    debt,
    paper: paperOf(documentKind),
    ...(documentKind === 'eu-efta' ? { euEfta: 'yes' } : {}),
    ...(documentKind === 'permit-b' || documentKind === 'other' ? { euEfta: 'no' } : {}),
    ...(residentSince
      ? { sinceYear: residentSince.slice(0, 4), sinceMonth: String(Number(residentSince.slice(5, 7))) }
      : {}),
  };
}

const paperOf = (kind: CheckAnswers['documentKind']): Paper => (kind === 'eu-efta' ? 'other' : kind);
