import { Form } from '@remix-run/react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Radio, Radios } from '~/ui/choice.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import {
  type IdDocumentKind,
  idDocumentKinds,
  type IdDocumentView,
  sidesOf,
} from '~/modules/after-order/id-document.ts';
import { href } from '~/site-map.ts';
import { AfterOrderPart, LinkFields } from './after-order-part.tsx';
import { IdPictureSlot } from './id-picture-slot.tsx';

interface IdDocumentPartProps {
  view: AfterOrderView;
  document: IdDocumentView;
}

/** The identity document of a plan: which one, and a picture of each of its sides. */
export function IdDocumentPart({ view, document }: IdDocumentPartProps) {
  const { t } = useTranslation('after-order');
  const { kind, sides, complete, erased } = document;
  return (
    <AfterOrderPart
      id="ausweis"
      title={t(complete ? 'id.title-done' : 'id.title')}
      state={complete ? 'done' : 'open'}
      lead={t(erased ? 'id.erased' : 'id.lead')}
      problem={view.refusal && t(`refusal.${view.refusal}`)}
    >
      {erased ? null : kind ? (
        <>
          <p className="text-small">
            <strong className="font-medium">{t(`id.kinds.${kind}`)}</strong>
            <span className="block text-ink-2">{t('id.hint')}</span>
          </p>
          <div className="grid gap-5 tablet:grid-cols-2">
            {sides.map((side) => (
              <IdPictureSlot key={`${kind} ${side.side}`} view={view} kind={kind} {...side} />
            ))}
          </div>
          <details key={kind}>
            <summary className="link inline-flex min-h-touch items-center text-small">{t('id.change')}</summary>
            <KindForm view={view} chosen={kind} />
          </details>
        </>
      ) : (
        <KindForm view={view} />
      )}
    </AfterOrderPart>
  );
}

/** Which document the shopper has. */
function KindForm({ view, chosen }: { view: AfterOrderView; chosen?: IdDocumentKind }) {
  const { t } = useTranslation('after-order');
  const action = href('orderIdDocument', {}, useLocale());
  return (
    <Form method="post" action={action} className="grid gap-3" preventScrollReset>
      <LinkFields link={view.link} />
      <input type="hidden" name="intent" value="choose" />
      <Radios id="id-kind" legend={t('id.kind')} inline help={chosen && t('id.change-note')}>
        {idDocumentKinds.map((kind) => (
          <Radio key={kind} name="kind" value={kind} required defaultChecked={kind === chosen}>
            {t(`id.kinds.${kind}`)}
            <span className="block text-ink-3">{t(`id.sides-note.${sidesOf[kind].length === 1 ? 'one' : 'two'}`)}</span>
          </Radio>
        ))}
      </Radios>
      <p>
        <Button type="submit" variant="secondary">
          {t('id.choose')}
        </Button>
      </p>
    </Form>
  );
}
