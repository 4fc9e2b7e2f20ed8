import { Form, useFetcher } from '@remix-run/react';
import { useRef } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { AfterOrderAnswer } from '~/modules/after-order/after-order.ts';
import {
  type IdDocumentKind,
  idPictureLabel,
  type IdSide,
  pictureProblem,
  uploadAccept,
} from '~/modules/after-order/id-document.ts';
import { CHECK_PICTURES } from '~/modules/credit-check/credit-check.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Radio, Radios } from '~/ui/choice.tsx';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container } from '~/ui/layout.tsx';
import { CheckStops } from './check-stops.tsx';
import type { CreditCheckView } from './credit-check.server.ts';
import { PaperDrawing } from './paper-drawing.tsx';

type DocumentStepProps = Extract<CreditCheckView, { step: 'document' }>;

/** Second step: pictures of the document, which may wait until after the order. */
export function DocumentStep({ document, refusal }: DocumentStepProps) {
  const { t } = useTranslation('credit-check');
  const { t: words } = useTranslation('after-order');
  const locale = useLocale();
  const { kind, kinds, sides, complete, isFixed } = document;
  const result = href('creditCheck', {}, locale, { schritt: 3 });
  return (
    <Container className="pb-16">
      <CheckStops current="document" />
      <h1 className="text-h1">{t('document.title')}</h1>
      <p className="mt-3 max-w-text text-lead text-ink-2">{t('document.lead')}</p>
      {refusal && (
        <Note kind="error" alert className="mt-5 max-w-text">
          {words(`refusal.${refusal}`)}
        </Note>
      )}
      {isFixed && <Note className="mt-6 max-w-text">{t('document.fixed')}</Note>}
      {!isFixed && (kinds.length > 1 || !kind) && <KindForm kinds={kinds} chosen={kind} />}
      {!isFixed && kind && (
        <>
          <p className="mt-6 max-w-text text-small text-ink-2">{words('id.hint')}</p>
          <div className="mt-5 grid max-w-text gap-6 tablet:grid-cols-2">
            {sides.map(({ side, version }) => (
              <PictureSlot key={`${kind} ${side}`} kind={kind} side={side} version={version} />
            ))}
          </div>
        </>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        {complete ? (
          <LinkButton href={result}>{t('document.next')}</LinkButton>
        ) : (
          <LinkButton href={result} variant="secondary">
            {t('document.later')}
          </LinkButton>
        )}
      </p>
      <p className="mt-4 max-w-text text-small text-ink-2">{t('document.why')}</p>
    </Container>
  );
}

function KindForm({ kinds, chosen }: { kinds: readonly IdDocumentKind[]; chosen: IdDocumentKind | null }) {
  const { t } = useTranslation('after-order');
  const action = CHECK_PICTURES;
  const locale = useLocale();
  return (
    <Form method="post" action={action} className="mt-6 grid max-w-text gap-3" preventScrollReset>
      <input type="hidden" name="sprache" value={locale} />
      <input type="hidden" name="intent" value="choose" />
      <Radios id="id-kind" legend={t('id.kind')} inline help={chosen ? t('id.change-note') : undefined}>
        {kinds.map((kind) => (
          <Radio key={kind} name="kind" value={kind} required defaultChecked={kind === chosen}>
            {t(`id.kinds.${kind}`)}
          </Radio>
        ))}
      </Radios>
      <p>
        <Button type="submit" variant="secondary" small={chosen !== null}>
          {t('id.choose')}
        </Button>
      </p>
    </Form>
  );
}

interface PictureSlotProps {
  kind: IdDocumentKind;
  side: IdSide;
  version: string | null;
}

/** One side of the document. With scripts a chosen file is sent at once, without them by its button. */
function PictureSlot({ kind, side, version }: PictureSlotProps) {
  const { t } = useTranslation('after-order');
  const { t: own } = useTranslation('credit-check');
  const action = CHECK_PICTURES;
  const locale = useLocale();
  const fetcher = useFetcher<AfterOrderAnswer>();
  const problem = useRef<ReturnType<typeof pictureProblem>>(undefined);
  const name = kind === 'passport' ? t('id.data-page') : t(`id.side.${side}`);
  const id = `${side}-file`;
  const isBusy = fetcher.state !== 'idle';
  const refusal = problem.current ?? (!isBusy && fetcher.data && !fetcher.data.ok ? fetcher.data.refusal : undefined);
  const send = async (form: HTMLFormElement | null, chosen: File | undefined) => {
    if (!form || !chosen) return;
    const body = new FormData(form);
    const { reducePicture } = await import('~/ui/reduce-picture.ts');
    const file = await reducePicture(chosen);
    problem.current = pictureProblem(file);
    body.set('answer', 'data');
    body.set('file', file);
    // A file that cannot be taken is not sent; the empty form makes the page say why.
    if (problem.current) body.delete('file');
    fetcher.submit(body, { method: 'post', action, encType: 'multipart/form-data' });
  };
  return (
    <div>
      <div
        className={cx(
          'grid aspect-bike place-items-center overflow-hidden bg-mist',
          refusal && 'border-2 border-error',
        )}
      >
        {version ? (
          <img
            src={`${action}?${new URLSearchParams({ seite: side, v: version }).toString()}`}
            alt={t('id.picture', { kind: t(`id.kinds.${kind}`), side: name })}
            className="size-full object-contain"
          />
        ) : (
          <PaperDrawing
            paper={kind === 'permit_b' ? 'permit-b' : kind === 'permit_c' ? 'permit-c' : 'swiss'}
            className="h-24"
          />
        )}
      </div>
      <p className="mt-3 font-medium">{name}</p>
      <div role="status">
        {isBusy ? (
          <p className="text-small text-ink-2">{t('id.checking')}</p>
        ) : refusal ? (
          <p className="field-error !mt-0">{t(`refusal.${refusal}`)}</p>
        ) : (
          version && (
            <p className="flex items-center gap-2 text-small text-good">
              <Icon name="check" small />
              <span>{own('document.saved')}</span>
            </p>
          )
        )}
      </div>
      <form method="post" action={action} encType="multipart/form-data" className="mt-3 grid gap-3">
        <input type="hidden" name="sprache" value={locale} />
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="label" value={idPictureLabel(kind, side)} />
        <label htmlFor={id} className={cx('btn btn-wide needs-script', version ? 'btn-quiet' : 'btn-secondary')}>
          <span className="btn-label">
            <Icon name={version ? 'retry' : 'camera'} small />
            <bdi>{t(version ? 'id.replace' : 'id.file', { side: name })}</bdi>
          </span>
        </label>
        <input
          id={id}
          type="file"
          name="file"
          required
          aria-label={t(version ? 'id.replace' : 'id.file', { side: name })}
          accept={uploadAccept}
          onChange={(event) => {
            void send(event.currentTarget.form, event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
          className="file-input"
        />
        <Button type="submit" variant="secondary" wide className="without-script">
          {t('id.upload')}
        </Button>
      </form>
      {version && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="sprache" value={locale} />
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="side" value={side} />
          <button type="submit" className="link inline-flex min-h-touch items-center text-small">
            {t('id.remove-side', { side: name })}
          </button>
        </Form>
      )}
    </div>
  );
}
