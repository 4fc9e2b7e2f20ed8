import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { bikeParts, visibilities } from '~/modules/tickets/tickets.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { Choice } from './kind-fields.tsx';
import { Outline } from './outlines.tsx';
import { outlinePlaces } from './part-places.ts';
import type { FieldOf } from './use-fields.ts';

interface DamageFieldsProps {
  fields: FieldOf;
  /** Told of the delivery as it is typed. */
  onDelivered?: (day: string, time: string) => void;
}

/** What a damage is asked: when it came, whether it is seen, and where. */
export function DamageFields({ fields, onDelivered }: DamageFieldsProps) {
  const { t } = useTranslation('tickets');
  const delivered = useRef<HTMLDivElement>(null);
  const tell = () => {
    const [day, time] = delivered.current?.querySelectorAll('input') ?? [];
    onDelivered?.(day?.value ?? '', time?.value ?? '');
  };
  return (
    <>
      <section className="ticket-section">
        <h2 className="text-h3">{t('section.delivered')}</h2>
        <div className="ticket-two" ref={delivered} onChange={tell}>
          <TextField {...fields.props('deliveredOn')} type="date" label={t('field.deliveredOn')} required />
          <TextField
            {...fields.props('deliveredTime')}
            label={t('field.deliveredTime')}
            help={t('help.deliveredTime')}
            autoComplete="off"
            maxLength={12}
          />
        </div>
        <noscript>
          <Button type="submit" variant="secondary" small name="intent" value="limits">
            {t('due.count')}
          </Button>
        </noscript>
      </section>
      <section className="ticket-section">
        <h2 className="text-h3">{t('section.what')}</h2>
        <Choice fields={fields} name="visibility" values={visibilities} hasText />
      </section>
      <section className="ticket-section">
        <h2 className="text-h3">{t('section.where')}</h2>
        <Places fields={fields} />
      </section>
    </>
  );
}

/** Parts of the bike to choose, on its drawing; the words below choose the same. */
function Places({ fields }: { fields: FieldOf }) {
  const { t } = useTranslation('tickets');
  const chosen = fields.listOf('places');
  return (
    <fieldset id="places">
      <legend className="sr-only">{t('field.places')}</legend>
      <div className="ticket-map">
        <div>
          <Outline side="right" />
          {bikeParts.map((part) => (
            <input
              key={part}
              id={`place-${part}`}
              type="checkbox"
              name="places"
              value={part}
              defaultChecked={chosen.includes(part)}
              style={{ left: `${outlinePlaces[part][0]}%`, top: `${outlinePlaces[part][1]}%` }}
            />
          ))}
        </div>
      </div>
      <p className="mt-2 text-small text-ink-2">{t('places-text')}</p>
      <p className="ticket-places">
        {bikeParts.map((part) => (
          <label key={part} htmlFor={`place-${part}`}>
            {t(`part.${part}`)}
          </label>
        ))}
      </p>
    </fieldset>
  );
}
