import { useRef, useState } from 'react';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { pictureSlots, type TicketKind } from '~/modules/tickets/tickets.ts';

export interface Slot {
  /** Address of the picture that was taken: it stays where another does not get through. */
  link?: string;
  digest?: string;
  /** Per cent that are sent; absent while nothing is. */
  percent?: number;
  error?: { code: string; as?: string };
  /** What was chosen and is too dark: it is sent where its owner insists. */
  dark?: File;
}

export interface PictureSlots {
  stateOf(slot: string): Slot;
  /** Takes a file that was chosen or dropped. @param field what it was chosen in: emptied once it has been sent */
  take(slot: string, file: File, field?: HTMLInputElement): void;
  /** Sends what was too dark all the same. */
  insist(slot: string): void;
}

interface Options {
  kind: TicketKind;
  refusal: TicketRefusal | undefined;
  /** Told of the slots that are empty, by their names. */
  onMissing: (slots: string[]) => void;
}

/** Fetched with the first picture. */
const loadUpload = () => import('./upload-images.ts');

/** Pictures of a form are sent as soon as they are there, several at a time; each knows its result. */
export function usePictureSlots({ kind, refusal, onMissing }: Options): PictureSlots {
  const [slots, setSlots] = useState<Record<string, Slot>>({});
  // Several pictures may be on their way at once.
  const latest = useRef(slots);
  const change = (slot: string, now: Slot) => {
    latest.current = { ...latest.current, [slot]: now };
    setSlots(latest.current);
    const isEmpty = (name: string) => !latest.current[name]?.link && !refusal?.kept[name];
    onMissing(pictureSlots[kind].filter(isEmpty));
  };
  /** The picture that is in a slot: it stays until another has taken its place. */
  const findStored = (slot: string): Pick<Slot, 'link' | 'digest'> => {
    const { link = refusal?.kept[slot], digest } = latest.current[slot] ?? {};
    return { ...(link && { link }), ...(digest && { digest }) };
  };
  const send = async (slot: string, file: File, { field, evenDark = false }: SendOptions) => {
    const stored = findStored(slot);
    change(slot, { ...stored, percent: 0 });
    let code = 'failed';
    const upload = await loadUpload().catch(() => undefined);
    const [image] =
      (await upload?.uploadImages({
        file,
        evenDark,
        label: `${kind} picture ${slot}`,
        folderPath: `tickets/${kind}`,
        onProgress: (percent) => change(slot, { ...stored, percent }),
        onRefusal: (reason) => (code = reason),
      })) ?? [];
    // What did not get through stays in its field and goes with the form.
    if (field && (image || code !== 'failed')) field.value = '';
    const same =
      image && Object.entries(latest.current).find(([name, other]) => name !== slot && other.digest === image.digest);
    if (!image) change(slot, { ...stored, error: { code }, ...(code === 'dark' && { dark: file }) });
    else if (same) change(slot, { ...stored, error: { code: 'same', as: same[0] } });
    else change(slot, { link: image.link, digest: image.digest });
  };
  const take = async (slot: string, file: File, field?: HTMLInputElement) => {
    // Where the code can't be had, sending fails too and says so.
    const upload = await loadUpload().catch(() => undefined);
    const problem = await upload?.problemOf(file);
    if (!problem) return send(slot, file, field ? { field } : {});
    if (field) field.value = '';
    change(slot, { ...findStored(slot), error: { code: problem }, ...(problem === 'dark' && { dark: file }) });
  };
  return {
    stateOf(slot) {
      const link = refusal?.kept[slot];
      const error = refusal?.pictureErrors[slot];
      return slots[slot] ?? { ...(link && { link }), ...(error && { error }) };
    },
    take: (slot, file, field) => void take(slot, file, field),
    insist(slot) {
      const { dark } = latest.current[slot] ?? {};
      if (dark) void send(slot, dark, { evenDark: true });
    },
  };
}

interface SendOptions {
  field?: HTMLInputElement;
  evenDark?: boolean;
}
