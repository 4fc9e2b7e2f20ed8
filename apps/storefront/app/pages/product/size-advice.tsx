import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { GoLink } from '~/ui/link.tsx';

/** The size for a height, in words; made on the server. */
export interface SizeAdviceView {
  /** As the visitor typed it. */
  height: string;
  /** What is wrong with the height. */
  error?: string;
  /** The size to choose, as the catalogue stores it. */
  size?: string;
  /** Which size, and why. */
  text?: string;
  /** Bikes for this height, where this one has no size for it. */
  others?: { href: string; label: string };
}

/** The form lies outside the buying form that the fields stand in, and is named by them. */
const FORM_ID = 'groessenrat';
/** What the page shows after the question was sent without JavaScript. */
const PLACE_ID = 'groessen';
const ANSWER_ID = 'groessenantwort';

/** Height in, size out with its reason: a GET form, so that the answer has an address and needs no script. */
export function SizeAdvice({ advice }: { advice: SizeAdviceView | undefined }) {
  const { t } = useTranslation('product');
  return (
    <details id={PLACE_ID} className="-mt-3" open={Boolean(advice)}>
      <summary className="link inline-flex min-h-6 cursor-pointer items-center text-small">
        {t('advice.question')}
      </summary>
      <div className="mt-3 grid gap-3 bg-mist p-4">
        <div className="flex items-end gap-2">
          <label className="grid gap-1">
            <span className="field-label">{t('advice.height')}</span>
            <input
              className="input max-w-[150px]"
              form={FORM_ID}
              name="groesse"
              inputMode="decimal"
              required
              defaultValue={advice?.height}
              aria-invalid={advice?.error ? true : undefined}
              aria-describedby={ANSWER_ID}
            />
          </label>
          <Button type="submit" form={FORM_ID} variant="secondary">
            {t('advice.submit')}
          </Button>
        </div>
        <p role="status" id={ANSWER_ID} className={advice?.error ? 'field-error' : 'text-small'}>
          {advice?.error ?? advice?.text}
        </p>
        {advice?.others && <GoLink href={advice.others.href}>{advice.others.label}</GoLink>}
      </div>
    </details>
  );
}

/** The form itself; keeps the colour that is looked at. */
export function SizeAdviceForm({ path, colour }: { path: string; colour: string | undefined }) {
  return (
    <Form id={FORM_ID} method="get" action={`${path}#${PLACE_ID}`} preventScrollReset replace hidden>
      {colour && <input type="hidden" name="farbe" value={colour} />}
    </Form>
  );
}
