import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { DamagedBike, TicketFormView } from '~/modules/tickets/ticket-form.ts';
import { visibilities } from '~/modules/tickets/tickets.ts';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { DamageMarks } from './damage-marks.tsx';
import { Choice } from './kind-fields.tsx';
import type { FieldOf } from './use-fields.ts';
import type { PictureSlots } from './use-picture-slots.ts';
import { WhichBike } from './which-bike.tsx';
import { RuledSection } from '~/ui/layout.tsx';

interface DamageFieldsProps extends Pick<TicketFormView, 'order'> {
  fields: FieldOf;
  /** Pictures of the places that are marked. */
  slots: PictureSlots;
  bike: DamagedBike | null;
  /** Told of the delivery as it is typed. */
  onDelivered?: (day: string, time: string) => void;
}

export function DamageFields({ fields, slots, order, bike, onDelivered }: DamageFieldsProps) {
  const { t } = useTranslation('tickets');
  const delivered = useRef<HTMLDivElement>(null);
  const announce = () => {
    const [day, time] = delivered.current?.querySelectorAll('input') ?? [];
    onDelivered?.(day?.value ?? '', time?.value ?? '');
  };
  return (
    <>
      <RuledSection>
        <h2 className="text-h3">{t('section.delivered')}</h2>
        <div className="grid gap-4 tablet:grid-cols-2" ref={delivered} onChange={announce}>
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
      </RuledSection>
      <RuledSection>
        <h2 className="text-h3">{t('section.what')}</h2>
        <Choice fields={fields} name="visibility" values={visibilities} hasText />
      </RuledSection>
      <RuledSection>
        <h2 className="text-h3">{t('section.where')}</h2>
        {order?.model && <WhichBike order={order} />}
        <DamageMarks fields={fields} slots={slots} bike={bike} />
      </RuledSection>
    </>
  );
}
