import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { pictureProblem } from '~/modules/after-order/id-document.ts';
import { pictureSlots, returnSides, type TicketKind } from '~/modules/tickets/tickets.ts';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { cx } from '~/ui/class-names.ts';
import { errorId } from '~/ui/field-aria.ts';
import { Icon } from '~/ui/icon.tsx';
import { Outline } from './outlines.tsx';
import { uploadImages } from './upload-images.ts';

/** What stands in one slot. */
interface Slot {
  /** Address of the picture that was taken. */
  link?: string;
  digest?: string;
  /** Per cent that are sent; absent while nothing is. */
  percent?: number;
  error?: { code: string; as?: string };
}

interface PictureSlotsProps {
  kind: TicketKind;
  refusal: TicketRefusal | undefined;
  /** Told of the slots that are empty, by their names. */
  onMissing?: (slots: string[]) => void;
}

const isSide = (slot: string): slot is (typeof returnSides)[number] => returnSides.some((side) => side === slot);

/**
 * The pictures of a form. Without scripts each is a file field that goes with the form; with them a picture is sent at once and
 * only its address goes along.
 */
export function PictureSlots({ kind, refusal, onMissing }: PictureSlotsProps) {
  const { t } = useTranslation('tickets');
  const [slots, setSlots] = useState<Record<string, Slot>>({});
  // Several pictures may be on their way at once.
  const latest = useRef(slots);
  const nameOf = (slot: string) => (isSide(slot) ? t(`side.${slot}`) : t('field.photo', { number: slot }));
  const change = (slot: string, now: Slot) => {
    latest.current = { ...latest.current, [slot]: now };
    setSlots(latest.current);
    const isEmpty = (name: string) => !latest.current[name]?.link && !refusal?.kept[name];
    onMissing?.(pictureSlots[kind].filter(isEmpty));
  };
  const take = async (slot: string, field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    if (!file) return;
    const problem = pictureProblem(file);
    if (problem) {
      field.value = '';
      change(slot, { error: { code: problem } });
      return;
    }
    change(slot, { percent: 0 });
    let code = 'failed';
    const [image] = await uploadImages({
      file,
      label: `${kind} picture ${slot}`,
      folderPath: `tickets/${kind}`,
      onProgress: (percent) => change(slot, { percent }),
      onRefusal: (reason) => (code = reason),
    });
    // What did not get through stays in its field and goes with the form.
    if (image || code !== 'failed') field.value = '';
    const same =
      image && Object.entries(latest.current).find(([name, other]) => name !== slot && other.digest === image.digest);
    if (!image) change(slot, { error: { code } });
    else if (same) change(slot, { error: { code: 'same', as: same[0] } });
    else change(slot, { link: image.link, digest: image.digest });
  };
  return (
    <div className={cx('ticket-slots', pictureSlots[kind].length === 4 && 'ticket-slots-4')}>
      {pictureSlots[kind].map((slot) => {
        const now = slots[slot] ?? { link: refusal?.kept[slot], error: refusal?.pictureErrors[slot] };
        return (
          <PictureSlot
            key={slot}
            slot={slot}
            name={nameOf(slot)}
            now={now}
            sameAs={now.error?.as === undefined ? '' : nameOf(now.error.as)}
            onTake={({ currentTarget }) => void take(slot, currentTarget)}
          />
        );
      })}
    </div>
  );
}

/** A picture's address within the shop. */
const pathOf = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');

interface PictureSlotProps {
  slot: string;
  name: string;
  now: Slot;
  /** Name of the slot that has the same picture. */
  sameAs: string;
  onTake: (event: ChangeEvent<HTMLInputElement>) => void;
}

function PictureSlot({ slot, name, now, sameAs, onTake }: PictureSlotProps) {
  const { t } = useTranslation('tickets');
  const { link, percent, error } = now;
  const id = `photo-${slot}`;
  const action = error ? 'again' : link ? 'replace' : 'take';
  const help = isSide(slot) ? t(`side.${slot}-text`) : '';
  return (
    <div className={cx('ticket-slot', error && 'ticket-slot-wrong')}>
      <div className="ticket-slot-picture" aria-hidden={link ? undefined : true}>
        {link ? (
          <img src={pathOf(link)} alt={t('slot.picture', { name })} />
        ) : isSide(slot) ? (
          <Outline side={slot} />
        ) : (
          <Icon name="camera" />
        )}
        {percent !== undefined && <span className="ticket-slot-bar" style={{ width: `${percent}%` }} />}
      </div>
      <p className="ticket-slot-name">{name}</p>
      <p
        role="status"
        className={cx('text-small', error ? 'text-error' : link ? 'text-good' : 'text-ink-2')}
        id={errorId(id)}
      >
        {error
          ? t(`photo-error.${error.code}`, { name: sameAs })
          : percent !== undefined
            ? t('slot.loading', { percent })
            : link
              ? t('slot.saved')
              : help}
      </p>
      <label htmlFor={id} className="go ticket-slot-action">
        <Icon name="camera" small />
        {t(`slot.${action}`)}
        <span className="sr-only"> {name}</span>
      </label>
      <input
        id={id}
        name={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture={isSide(slot) ? 'environment' : undefined}
        className="file-input"
        aria-describedby={errorId(id)}
        aria-invalid={error ? true : undefined}
        onChange={onTake}
      />
      <input type="hidden" name={`link-${slot}`} value={link ?? ''} readOnly />
    </div>
  );
}
