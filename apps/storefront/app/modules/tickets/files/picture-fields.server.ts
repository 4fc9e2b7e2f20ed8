import type { Visitor } from '~/modules/identity/identity.server.ts';
import { isDamageMark, pictureSlots, type TicketKind } from '~/modules/tickets/tickets.ts';
import type { TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { storePicture, type StoredPicture, waitingPictures } from './pictures.server.ts';

export interface PictureFields {
  pictures: (StoredPicture & { side: string | null })[];
  /** Addresses by slot, for the form that comes back. */
  kept: Record<string, string>;
  pictureErrors: TicketRefusal['pictureErrors'];
}

/**
 * The pictures of a form by their slots: each as a file (`photo-front`), or as the address that an earlier upload gave
 * (`link-front`). A file replaces an address. The slot of a place counts where the place is marked; a picture that is
 * too dark is taken where its sender says so (`dark-front`).
 * @param options mustBeThere: whether a slot that the kind needs has to be filled
 */
export async function readPictureFields(
  kind: TicketKind,
  form: FormData,
  visitor: Visitor,
  { mustBeThere }: { mustBeThere: boolean },
): Promise<PictureFields> {
  const fields: PictureFields = { pictures: [], kept: {}, pictureErrors: {} };
  const marked = form.getAll('places');
  const isMark = (slot: string) => kind === 'damage' && isDamageMark(slot);
  const slots = pictureSlots[kind]
    .filter((slot) => !isMark(slot) || marked.includes(slot))
    .map((slot) => ({ slot, side: kind === 'return' || isMark(slot) ? slot : null }));
  // All at once: they wait for the others' pictures once, not one after the other.
  const answers = await Promise.all(slots.map(({ slot, side }) => pictureOf(form, slot, side, visitor)));
  for (const [index, { slot, side }] of slots.entries()) {
    const answer = answers[index] ?? {};
    if (answer.refusal) fields.pictureErrors[slot] = { code: answer.refusal };
    else if (!answer.picture && kind === 'return' && mustBeThere) fields.pictureErrors[slot] = { code: 'missing' };
    if (!answer.picture) continue;
    const { picture } = answer;
    const same = fields.pictures.findIndex(({ digest }) => digest === picture.digest);
    if (same >= 0) {
      const as = Object.keys(fields.kept)[same];
      fields.pictureErrors[slot] = { code: 'same', ...(as ? { as } : {}) };
      continue;
    }
    fields.pictures.push({ ...picture, side });
    fields.kept[slot] = picture.link;
  }
  return fields;
}

interface Answer {
  picture?: StoredPicture;
  refusal?: string;
}

async function pictureOf(form: FormData, slot: string, side: string | null, visitor: Visitor): Promise<Answer> {
  const file = form.get(`photo-${slot}`);
  if (file instanceof File && (file.size > 0 || file.name !== '')) {
    const answer = await storePicture(visitor, file, { side, isDarkTaken: form.has(`dark-${slot}`) });
    if (answer.picture) return answer;
    // What was good before stays where another does not take its place.
    const { picture } = await earlierPicture(form, slot);
    return picture ? { ...answer, picture } : answer;
  }
  return earlierPicture(form, slot);
}

/** The picture that an earlier upload gave the address of. */
async function earlierPicture(form: FormData, slot: string): Promise<Answer> {
  const link = form.get(`link-${slot}`);
  if (typeof link !== 'string' || link === '') return {};
  const [picture] = await waitingPictures([link]);
  return picture ? { picture } : { refusal: 'failed' };
}
