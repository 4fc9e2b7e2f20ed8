import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import {
  type IdDocumentKind,
  idPictureLabel,
  type IdSideView,
  uploadAccept,
} from '~/modules/after-order/id-document.ts';
import { href } from '~/site-map.ts';
import { IdOutline } from './id-outline.tsx';
import { LinkFields } from './task-stop.tsx';
import { useIdUpload } from './use-id-upload.ts';

interface IdPictureSlotProps extends IdSideView {
  view: AfterOrderView;
  kind: IdDocumentKind;
}

export function IdPictureSlot({ view, kind, side, version }: IdPictureSlotProps) {
  const { t } = useTranslation('after-order');
  const action = href('orderIdDocument', {}, useLocale());
  const label = idPictureLabel(kind, side);
  const { fetcher, input, progress, refusal, isChecking, take } = useIdUpload({ view, label, action });
  const name = kind === 'passport' ? t('id.data-page') : t(`id.side.${side}`);
  const query = new URLSearchParams({ ...view.link, seite: side, v: version ?? '' }).toString();
  const inputId = `${side}-file`;
  const isBusy = progress !== null || isChecking;
  return (
    <div className="grid content-start gap-3">
      <p className="text-small font-medium">{name}</p>
      <div className="relative grid aspect-bike place-items-center overflow-hidden bg-mist text-ink-3">
        {version ? (
          <img
            src={`${action}?${query}`}
            alt={t('id.picture', { kind: t(`id.kinds.${kind}`), side: name })}
            className="h-full w-full object-contain"
          />
        ) : (
          <IdOutline kind={kind} side={side} />
        )}
        {isBusy && (
          <Progress
            share={progress ?? 1}
            text={
              progress === null || progress === 1
                ? t('id.checking')
                : t('id.uploading', { side: name, percent: Math.round(progress * 100) })
            }
          />
        )}
      </div>
      {refusal && (
        <p role="alert" className="field-error !mt-0">
          {t(`refusal.${refusal}`)}
        </p>
      )}
      <form method="post" action={action} encType="multipart/form-data" className="grid gap-3">
        <LinkFields link={view.link} />
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="label" value={label} />
        <label
          htmlFor={inputId}
          className={cx(
            'btn btn-wide needs-script',
            version ? 'btn-quiet' : 'btn-secondary',
            isBusy && 'pointer-events-none opacity-60',
          )}
        >
          <span className="btn-label">
            <Icon name={version ? 'retry' : 'camera'} small />
            <bdi>{t(version ? 'id.replace' : 'id.file', { side: name })}</bdi>
          </span>
        </label>
        <input
          ref={input}
          id={inputId}
          type="file"
          name="file"
          required
          aria-label={t(version ? 'id.replace' : 'id.file', { side: name })}
          accept={uploadAccept}
          onChange={(event) => take(event.currentTarget.files?.[0])}
          className="file-input"
        />
        <Button type="submit" variant="secondary" wide className="without-script">
          {t('id.upload')}
        </Button>
      </form>
      {version && (
        <fetcher.Form method="post" action={action} className="-mt-2">
          <LinkFields link={view.link} />
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="answer" value="data" />
          <input type="hidden" name="side" value={side} />
          <button
            type="submit"
            className="link inline-flex min-h-touch items-center text-small"
            aria-label={t('id.remove-side', { side: name })}
          >
            {t('id.remove')}
          </button>
        </fetcher.Form>
      )}
    </div>
  );
}

function Progress({ share, text }: { share: number; text: string }) {
  return (
    <div className="absolute inset-0 grid content-end bg-paper/85 p-4 text-small text-ink" role="status">
      <span>{text}</span>
      <div className="meter meter-best mt-2">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </div>
    </div>
  );
}
