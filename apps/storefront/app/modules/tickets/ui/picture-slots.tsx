import { type DragEvent, useState } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { uploadAccept } from '~/modules/after-order/id-document.ts';
import { isDamageMark, isPictureSide, pictureSlots, type TicketKind } from '~/modules/tickets/tickets.ts';
import { cx } from '~/ui/class-names.ts';
import { errorId } from '~/ui/field-aria.ts';
import { Icon } from '~/ui/icon.tsx';
import { Outline } from './outlines.tsx';
import { slotName } from './slot-name.ts';
import type { PictureSlots as Slots } from './use-picture-slots.ts';

/**
 * The pictures of a form. Without scripts each is a file field that goes with the form; with them a picture is sent at
 * once and only its address goes along. Places of a damage have theirs where they are marked.
 */
export function PictureSlots({ kind, slots }: { kind: TicketKind; slots: Slots }) {
  const { t } = useTranslation('tickets');
  const shown = pictureSlots[kind].filter((slot) => kind !== 'damage' || !isDamageMark(slot));
  return (
    <div
      className={cx(
        'grid grid-cols-2 gap-x-3 gap-y-5 tablet:gap-4',
        shown.length === 4 ? 'tablet:grid-cols-4' : 'tablet:grid-cols-3',
      )}
    >
      {shown.map((slot) => (
        <PictureSlot key={slot} slot={slot} name={slotName(slot, t)} slots={slots} hasOutline={kind === 'return'} />
      ))}
    </div>
  );
}

/** A picture's address within the shop. */
const pathOf = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

interface PictureSlotProps {
  slot: string;
  name: string;
  slots: Slots;
  /** Whether what is to be seen on it is drawn. */
  hasOutline?: boolean;
}

export function PictureSlot({ slot, name, slots, hasOutline = false }: PictureSlotProps) {
  const { t } = useTranslation('tickets');
  const [isOver, setOver] = useState(false);
  const { link, percent, error } = slots.stateOf(slot);
  const id = `photo-${slot}`;
  const hasDrawing = hasOutline && isPictureSide(slot);
  const action = error ? 'again' : link ? 'replace' : 'take';
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) slots.take(slot, file);
  };
  return (
    <div
      className={cx('ticket-slot', error && 'ticket-slot-wrong', isOver && 'ticket-slot-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="ticket-slot-picture" aria-hidden={link ? undefined : true}>
        {link ? (
          <img src={pathOf(link)} alt={t('slot.picture', { name })} />
        ) : hasDrawing ? (
          <Outline side={slot} />
        ) : (
          <Icon name="camera" />
        )}
        {percent !== undefined && <span className="ticket-slot-bar" style={{ width: `${percent}%` }} />}
      </div>
      <p className="mt-2 font-medium">{name}</p>
      <p
        role="status"
        className={cx('text-small', error ? 'text-error' : link ? 'text-good' : 'text-ink-2')}
        id={errorId(id)}
      >
        <bdi>
          {error
            ? textOfKey(t, `photo-error.${error.code}`, { name: error.as === undefined ? '' : slotName(error.as, t) })
            : percent !== undefined
              ? t('slot.loading', { percent })
              : link
                ? t('slot.saved')
                : hasDrawing && t(`side.${slot}-text`)}
        </bdi>
        {error && link && <bdi>{` ${t('slot.kept')}`}</bdi>}
      </p>
      {error?.code === 'dark' && <EvenDark slot={slot} name={name} slots={slots} />}
      <label htmlFor={id} className="go ticket-slot-action">
        <Icon name="camera" small />
        <bdi>{t(`slot.${action}`)}</bdi>
        <span className="sr-only">{` ${name}`}</span>
      </label>
      <input
        id={id}
        name={id}
        type="file"
        accept={uploadAccept}
        capture={isPictureSide(slot) || isDamageMark(slot) ? 'environment' : undefined}
        className="file-input"
        aria-describedby={errorId(id)}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) slots.take(slot, file, currentTarget);
        }}
      />
      <input type="hidden" name={`link-${slot}`} value={link ?? ''} readOnly />
    </div>
  );
}

/** A dark picture may be taken all the same: that nothing can be seen is only a guess. */
function EvenDark({ slot, name, slots }: PictureSlotProps) {
  const { t } = useTranslation('tickets');
  if (slots.stateOf(slot).dark) {
    return (
      <button type="button" className="link text-small" onClick={() => slots.insist(slot)}>
        {t('slot.even-dark')}
        <span className="sr-only">{` ${name}`}</span>
      </button>
    );
  }
  return (
    <label className="flex min-h-8 items-center gap-2 text-small">
      <input type="checkbox" name={`dark-${slot}`} value="on" />
      {t('slot.even-dark')}
    </label>
  );
}
