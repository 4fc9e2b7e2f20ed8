import { getFormProps } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { labelled } from '~/i18n/labelled.ts';
import type { Locale } from '~/i18n/locales.ts';
import { textOfKey, type Translate } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { DamagedBike, TicketFormView, TicketRefusal } from '~/modules/tickets/ticket-form.ts';
import { pictureSlots, returnSides, type TicketKind } from '~/modules/tickets/tickets.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { FormError } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { DamageFields } from './damage-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { PictureSlots } from './picture-slots.tsx';
import { slotName } from './slot-name.ts';
import { AutomaticTextField } from './automatic-text.tsx';
import { type FieldOf, useFields } from './use-fields.ts';
import { type PictureSlots as Slots, usePictureSlots } from './use-picture-slots.ts';
import { RuledSection } from '~/ui/layout.tsx';

const ERROR_ID = 'ticket-error';

interface TicketFormProps {
  view: TicketFormView;
  refusal: TicketRefusal | undefined;
  /** The shopper's own bike, on which the damage is marked. */
  bike?: DamagedBike | null;
  /** Called with the delivery date and time as they are typed. */
  onDelivered?: (day: string, time: string) => void;
}

/**
 * The form of a ticket of any kind. Without scripts it is sent as one form; with scripts each picture is uploaded as
 * soon as it is chosen.
 */
export function TicketForm({ view, refusal, bike = null, onDelivered }: TicketFormProps) {
  const { t } = useTranslation('tickets');
  const { search } = useLocation();
  const navigation = useNavigation();
  const isSending = navigation.formMethod === 'POST';
  const { kind } = view;
  const [form, fields] = useFields(view, refusal);
  const [missing, setMissing] = useState<string[]>([]);
  const wrong = wrongItems(refusal, t, useLocale());
  useEffect(() => {
    if (refusal) document.getElementById(ERROR_ID)?.focus();
  }, [refusal]);
  const slots = usePictureSlots({ kind, refusal, onMissing: setMissing });
  const sections = sectionsOf(view, fields, { slots, bike, onDelivered });
  return (
    <Form method="post" action={search} encType="multipart/form-data" {...getFormProps(form)} className="grid gap-8">
      {(wrong.length > 0 || refusal?.problem) && (
        <FormError
          id={ERROR_ID}
          title={
            refusal?.problem
              ? textOfKey(t, `error.${refusal.problem.code}`, { minutes: refusal.problem.minutes ?? 0 })
              : t('error.title')
          }
          items={wrong}
        />
      )}
      <input type="hidden" name="submissionKey" value={refusal?.submissionKey ?? view.submissionKey} />
      {sections}
      <PersonFields fields={fields} view={view} />
      <div className="grid gap-4">
        {kind === 'return' && (
          <Checkbox
            id="confirm"
            name="confirm"
            value="on"
            defaultChecked={fields.props('confirm').defaultValue === 'on'}
            errors={fields.errorOf('confirm')}
          >
            {t('field.confirm')}
          </Checkbox>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" name="intent" value="send" loading={isSending && t('sending')}>
            {t(`send.${kind}`)}
          </Button>
          {kind === 'return' && missing.length > 0 && missing.length < returnSides.length && (
            <span className="text-small text-ink-2">
              {t('missing-photos', { names: missing.map((side) => textOfKey(t, `side.${side}`)).join(', ') })}
            </span>
          )}
        </div>
        {kind === 'damage' && <p className="text-small text-ink-2">{t('damage-note')}</p>}
        <Consent kind={kind} />
      </div>
    </Form>
  );
}

/** The validation errors, each with the id of its field. */
function wrongItems(
  refusal: TicketRefusal | undefined,
  t: Translate<'tickets'>,
  locale: Locale,
): { message: string; fieldId: string }[] {
  if (!refusal) return [];
  const fieldItems = Object.entries(refusal.reply.error ?? {}).map(([field, codes]) => {
    const words = textOfKey(t, `error.${codes?.[0] ?? 'required'}`);
    return {
      message: field === 'confirm' ? words : labelled(textOfKey(t, `field.${field}`), words, locale),
      fieldId: field,
    };
  });
  const nameOf = (slot: string) => slotName(slot, t);
  const pictureItems = Object.entries(refusal.pictureErrors).map(([slot, { code, as }]) => ({
    message: labelled(
      nameOf(slot),
      textOfKey(t, `photo-error.${code}`, { name: as === undefined ? '' : nameOf(as) }),
      locale,
    ),
    fieldId: `photo-${slot}`,
  }));
  return [...pictureItems, ...fieldItems];
}

interface SectionOptions {
  slots: Slots;
  bike: DamagedBike | null;
  onDelivered: TicketFormProps['onDelivered'];
}

/** The sections of the form in the order of its kind. */
function sectionsOf(
  { kind, codes, order }: TicketFormView,
  fields: FieldOf,
  { slots, bike, onDelivered }: SectionOptions,
): ReactNode {
  const pictures = pictureSlots[kind].length > 0 && <Pictures kind={kind} slots={slots} />;
  const text = <AutomaticTextField kind={kind} codes={codes} fields={fields} />;
  if (kind === 'return') {
    return (
      <>
        {pictures}
        <KindFields kind={kind} fields={fields} />
        {text}
      </>
    );
  }
  return (
    <>
      {kind === 'damage' ? (
        <DamageFields fields={fields} slots={slots} order={order} bike={bike} onDelivered={onDelivered} />
      ) : (
        <KindFields kind={kind} fields={fields} />
      )}
      {text}
      {pictures}
    </>
  );
}

function Pictures({ kind, slots }: { kind: TicketKind; slots: Slots }) {
  const { t } = useTranslation('tickets');
  const name = kind === 'return' ? 'photos-return' : 'photos';
  const text = kind === 'damage' ? 'photos-damage-text' : `${name}-text`;
  return (
    <RuledSection>
      <h2 className="text-h3">{t(`section.${name}`)}</h2>
      <p className="-mt-2 max-w-text text-ink-2">{textOfKey(t, `section.${text}`)}</p>
      <PictureSlots kind={kind} slots={slots} />
    </RuledSection>
  );
}

function Consent({ kind }: { kind: TicketKind }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const privacy = (words: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return (
    <p className="text-small text-ink-2">
      <MarkedText text={t('consent', { button: t(`send.${kind}`) })} marks={{ privacy }} />
    </p>
  );
}
