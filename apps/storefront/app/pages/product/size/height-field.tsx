import { Form } from '@remix-run/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { SIZES_ID } from '~/pages/product/buy-form.ts';

const FORM_ID = 'koerpergroesse';

/** How long a typed height rests before it counts, ms: until then it may be half a number. */
const REST = 700;

interface HeightFieldProps {
  /** Centimetres */
  height: number | undefined;
  /** What is wrong with the height in the address. */
  error: string | undefined;
  onHeight: (heightCm: number | undefined) => void;
}

export function HeightField({ height, error, onHeight }: HeightFieldProps) {
  const { t } = useTranslation('product');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>();
  const [problem, setProblem] = useState(error);
  useEffect(() => {
    const input = field.current;
    if (input && document.activeElement !== input) input.value = height === undefined ? '' : String(height);
    if (height !== undefined) setProblem(undefined);
  }, [height]);
  const take = (isFinished: boolean) => {
    clearTimeout(rest.current);
    const read = readHeight(field.current?.value ?? null);
    setProblem(read === 'unreadable' && isFinished ? t('advice.unreadable') : undefined);
    if (typeof read === 'number' && read !== height) onHeight(read);
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex items-center gap-2 text-small" htmlFor={id}>
          {t('advice.height')}
        </label>
        <span className="flex items-center gap-2">
          <input
            ref={field}
            id={id}
            className="input height-input num"
            form={FORM_ID}
            name="groesse"
            inputMode="decimal"
            maxLength={8}
            required
            placeholder="cm"
            defaultValue={height}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={() => {
              clearTimeout(rest.current);
              rest.current = setTimeout(() => take(false), REST);
            }}
            onBlur={() => take(true)}
          />
          <span className="without-script">
            <Button type="submit" form={FORM_ID} variant="secondary" small>
              {t('advice.submit')}
            </Button>
          </span>
        </span>
        {height !== undefined && (
          <button
            type="button"
            className="link needs-script inline-flex min-h-touch items-center text-small"
            onClick={() => onHeight(undefined)}
          >
            {t('advice.forget')}
          </button>
        )}
      </div>
      <p id={`${id}-problem`} className="field-error" hidden={!problem}>
        {problem}
      </p>
    </div>
  );
}

/** The form of the field: without scripts the answer has an address; it keeps the colour that is looked at. */
export function HeightForm({ path, colour }: { path: string; colour: string | undefined }) {
  const takeTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  };
  return (
    <Form
      id={FORM_ID}
      method="get"
      action={`${path}#${SIZES_ID}`}
      onSubmit={takeTyped}
      preventScrollReset
      replace
      hidden
    >
      {colour && <input type="hidden" name="farbe" value={colour} />}
    </Form>
  );
}
