import { useState } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { type KnownCode, namedCodes } from '~/modules/tickets/error-codes.ts';
import { MOST_TEXT, type TicketKind } from '~/modules/tickets/tickets.ts';
import { TextareaField } from '~/ui/field.tsx';
import { TextLink } from '~/ui/link.tsx';
import type { FieldOf } from './use-fields.ts';

/** Kinds whose text may stay empty. */
const optionalText: readonly TicketKind[] = ['return', 'accessory', 'exchange'];

interface AutomaticTextFieldProps {
  kind: TicketKind;
  codes: readonly KnownCode[];
  fields: FieldOf;
}

/**
 * What a person tells; where it names an error code that the help centre explains, the way there is below before it is
 * sent.
 */
export function AutomaticTextField({ kind, codes, fields }: AutomaticTextFieldProps) {
  const { t } = useTranslation('tickets');
  const [named, setNamed] = useState<readonly KnownCode[]>([]);
  const isOwn = kind === 'question' || optionalText.includes(kind);
  return (
    <div>
      <TextareaField
        {...fields.props('content')}
        label={textOfKey(t, isOwn ? `field.content-${kind}` : 'field.content')}
        help={optionalText.includes(kind) ? t('help.optional') : undefined}
        maxLength={MOST_TEXT}
        required={!optionalText.includes(kind)}
        onInput={({ currentTarget }) => setNamed(namedCodes(currentTarget.value, codes))}
      />
      <div role="status">
        {named.map(({ code, title, path }) => (
          <p key={`${code} ${path}`} className="mt-2 text-small text-ink-2">
            <bdi>{t('code-known', { code })}</bdi>{' '}
            <TextLink href={path} target="_blank">
              {title}
            </TextLink>
          </p>
        ))}
      </div>
    </div>
  );
}
