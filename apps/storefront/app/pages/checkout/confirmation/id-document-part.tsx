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
import { IdPictureSlot } from './id-picture-slot.tsx';
import type { OrderTask } from './order-tasks.ts';
import { LinkFields, TaskForm, TaskStop, useStateWords } from './task-stop.tsx';

interface IdDocumentPartProps {
  task: OrderTask;
  view: AfterOrderView;
  /** Null if nothing can be changed any more. */
  document: IdDocumentView | null;
}

/** The identity document of a plan: which one, and a picture of each of its sides. */
export function IdDocumentPart({ task, view, document }: IdDocumentPartProps) {
  const { t } = useTranslation('after-order');
  const stateWords = useStateWords();
  const { state } = task;
  const isDone = state === 'done';
  return (
    <TaskStop
      task={task}
      title={t(isDone ? 'id.title-done' : 'id.title')}
      when={state === 'todo' ? t('id.minutes') : stateWords(task)}
      lead={t(document?.erased ? 'id.erased' : 'id.lead')}
      problem={state === 'failed' && view.refusal ? t(`refusal.${view.refusal}`) : undefined}
    >
      {document && !document.erased && (
        <TaskForm
          key={String(isDone)}
          label={t(isDone ? 'id.look' : 'id.open')}
          open={!isDone && (state !== 'todo' || document.kind !== null)}
        >
          {document.kind ? (
            <IdPictures view={view} document={document} kind={document.kind} />
          ) : (
            <KindForm view={view} />
          )}
        </TaskForm>
      )}
    </TaskStop>
  );
}

interface IdPicturesProps {
  view: AfterOrderView;
  document: IdDocumentView;
  kind: IdDocumentKind;
}

function IdPictures({ view, document, kind }: IdPicturesProps) {
  const { t } = useTranslation('after-order');
  return (
    <>
      <p className="text-small">
        <strong className="font-medium">{t(`id.kinds.${kind}`)}</strong>
        <span className="block text-ink-2">{t('id.hint')}</span>
      </p>
      <div className="grid gap-5 tablet:grid-cols-2">
        {document.sides.map((side) => (
          <IdPictureSlot key={`${kind} ${side.side}`} view={view} kind={kind} {...side} />
        ))}
      </div>
      <details key={kind}>
        <summary className="link inline-flex min-h-touch items-center text-small">{t('id.change')}</summary>
        <KindForm view={view} chosen={kind} />
      </details>
    </>
  );
}

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
            <bdi>{t(`id.kinds.${kind}`)}</bdi>
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
