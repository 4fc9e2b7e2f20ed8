import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { FieldGroup } from './contact-fields.tsx';

export interface CheckedNoteProps {
  /** ISO date */
  validUntil: string;
  /** ISO date: whose answers they are. */
  birthDate: string;
  /** Whether a person has said yes. */
  byPerson: boolean;
  /** Whether pictures of an identity document are there, which the order takes along. */
  withPictures: boolean;
}

/** Stands for the questions of a plan, where a credit check has answered them. */
export function CheckedNote({ validUntil, birthDate, byPerson, withPictures }: CheckedNoteProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <FieldGroup title={t('contact.plan')}>
      <Note kind="good">
        <bdi>
          {t(byPerson ? 'contact.checked-person' : 'contact.checked', { date: formatDate(validUntil, locale) })}
        </bdi>{' '}
        <bdi>{t('contact.checked-born', { date: formatDate(birthDate, locale) })}</bdi>{' '}
        {withPictures && <bdi>{`${t('contact.checked-pictures')} `}</bdi>}
        <TextLink href={href('creditCheck', {}, locale, { schritt: 1 })}>{t('contact.check-again')}</TextLink>
      </Note>
    </FieldGroup>
  );
}
