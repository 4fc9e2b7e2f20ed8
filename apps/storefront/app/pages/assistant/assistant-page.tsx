import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { AnswerView } from '~/modules/assistant/ui/answer-view.tsx';
import { AskForm } from '~/modules/assistant/ui/ask-form.tsx';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Container } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import type { AssistantPageView } from './assistant.server.ts';
import type { Refusal } from './refusal.ts';

interface AssistantPageProps extends Omit<AssistantPageView, 'page'> {
  refusal: Refusal | undefined;
}

/** The helper as a page of its own: where browsers without scripts ask, and where an answer has its address. */
export function AssistantPage({ product, answer, phone, refusal }: AssistantPageProps) {
  const { t } = useTranslation(['assistant', 'ask']);
  const { t: common } = useTranslation();
  const locale = useLocale();
  const back = product ? href('product', { bike: product.slug }, locale) : href('faq', {}, locale);
  const backName = product ? product.name : t('page.faq');
  const requested = refusal?.form === 'ask' ? refusal.reply : undefined;
  return (
    <Container className="pt-4 pb-16 desktop:pb-24">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[
          { label: common('home'), href: href('home', {}, locale) },
          { label: backName, href: back },
          { label: t('page.crumb') },
        ]}
      />
      {product && (
        <p className="flex items-center gap-4 pb-5 pt-3">
          <img src={product.picture.src} alt="" width={96} height={60} className="bg-mist" />
          <b className="text-h3">{product.name}</b>
        </p>
      )}
      <div className="border-t-2 border-ink pt-5">
        <h1 className="text-h1">{t(product ? 'ask:title' : 'ask:titleFaq')}</h1>
        <p className="mb-4.5 mt-2 max-w-text text-ink-2">{t(product ? 'ask:lead' : 'ask:leadFaq')}</p>
        <AskForm
          key={answer?.id}
          bikeSlug={product?.slug}
          hasOften={product?.isBike ?? true}
          typed={requested ? String(requested.initialValue?.question ?? '') : answer?.question}
          error={requested?.error?.question?.[0]}
        />
        {answer && (
          <AnswerView
            answer={answer}
            bikeSlug={product?.slug}
            phone={phone}
            lastResult={refusal?.form === 'handover' ? refusal.reply : undefined}
          />
        )}
      </div>
      <p className="mt-8">
        <GoLink href={back} iconStart="arrow-left">
          {t('page.back', { name: backName })}
        </GoLink>
      </p>
    </Container>
  );
}
