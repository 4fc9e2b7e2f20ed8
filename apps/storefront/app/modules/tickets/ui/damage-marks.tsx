import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { DamagedBike } from '~/modules/tickets/ticket-form.ts';
import { damageMarks, markSides, markWords, placeOfMark } from '~/modules/tickets/tickets.ts';
import { Outline } from './outlines.tsx';
import { placeOnOutline } from './part-places.ts';
import { PictureSlot } from './picture-slots.tsx';
import type { FieldOf } from './use-fields.ts';
import type { PictureSlots } from './use-picture-slots.ts';

interface DamageMarksProps {
  fields: FieldOf;
  slots: PictureSlots;
  bike: DamagedBike | null;
}

/**
 * Places of the bike to mark, on its drawing from three sides; the words below mark the same. Each that is marked has
 * a number and asks for its photograph. Sides, numbers and slots follow from what is checked, by styles alone. From
 * the right the shopper's own bike is shown where it is known; what it does not have can't be marked.
 */
export function DamageMarks({ fields, slots, bike }: DamageMarksProps) {
  const { t } = useTranslation('tickets');
  const chosen = fields.listOf('places');
  return (
    <fieldset id="places" className="ticket-marks">
      <legend className="sr-only">{t('field.places')}</legend>
      <div className="ticket-views" role="group" aria-label={t('views')}>
        {markSides.map((side) => (
          <label key={side}>
            <input type="radio" name="view" value={side} defaultChecked={side === 'right'} className="sr-only" />
            <bdi>{t(`side.${side}`)}</bdi>
          </label>
        ))}
      </div>
      <div className="ticket-map">
        {markSides.map((side) => (
          <div key={side} data-view={side}>
            {bike && side === 'right' ? (
              <img src={bike.src} width={640} height={400} alt="" />
            ) : (
              <Outline side={side} />
            )}
          </div>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-2">{t('places-text')}</p>
      <ul className="ticket-places">
        {damageMarks.map((mark) => {
          const { part, side } = placeOfMark(mark);
          const spot = bike?.spots[part];
          if (bike && !spot) return null;
          const own = side === 'right' && spot;
          const [left, top] = own ? own.map((share) => share * 100) : placeOnOutline(mark);
          const name = markWords(mark, t);
          return (
            <li
              key={mark}
              data-view={side}
              data-own={own ? '' : undefined}
              style={{ '--x': left, '--y': top } as CSSProperties}
            >
              <input
                id={`place-${mark}`}
                type="checkbox"
                name="places"
                value={mark}
                aria-label={name}
                defaultChecked={chosen.includes(mark)}
              />
              <label htmlFor={`place-${mark}`}>{t(`part.${part}`)}</label>
              <PictureSlot slot={mark} name={name} slots={slots} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
