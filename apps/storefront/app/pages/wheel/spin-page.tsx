import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { inBlocks } from '~/modules/wheel/draw.ts';
import { Fortune } from '~/modules/wheel/ui/fortune.tsx';
import type { SpinDrawing } from '~/modules/wheel/wheel.server.ts';
import type { SpinView } from '~/modules/wheel/wheel.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Container } from '~/ui/layout.tsx';
import type { SpinPageAnswer } from './spin.server.ts';
import { SpinResultPart } from './spin-result.tsx';

interface SpinPageProps {
  view: SpinView;
  drawing: SpinDrawing | null;
  /** Of the form that shows a winner's name. */
  constraint: Record<string, object>;
  answer: SpinPageAnswer | undefined;
}

const SPIN = 3000;

export function SpinPage({ view: loaded, drawing, constraint, answer }: SpinPageProps) {
  const view = answer?.view ?? loaded;
  const isFresh = answer?.kind === 'drawn';
  const wheel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isStill) wheel.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const timer = setTimeout(() => document.getElementById('turn-result')?.focus(), isStill ? 0 : SPIN + 200);
    return () => clearTimeout(timer);
  }, [isFresh]);
  if (view.kind === 'unknown' || view.kind === 'over') return <ExpiredSpin kind={view.kind} />;
  return (
    <section className="wheel-hero wheel-turn">
      <Container>
        <div className="wheel-say">
          {view.kind === 'ready' ? (
            <Ready view={view} drawing={drawing} lastResult={answer?.kind === 'word' ? answer.reply : undefined} />
          ) : (
            <SpinResultPart spin={view} drawing={drawing} constraint={constraint} answer={answer} />
          )}
        </div>
        {drawing && (
          <div ref={wheel} className="wheel-side">
            <Fortune
              layout={drawing.layout}
              labels={drawing.labels}
              field={view.kind === 'turned' ? view.field : undefined}
              isSpinning={isFresh}
            />
          </div>
        )}
      </Container>
    </section>
  );
}

function ExpiredSpin({ kind }: { kind: 'unknown' | 'over' }) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  return (
    <Container className="pb-16 pt-8">
      <h1 className="text-h1">{t(`turn.${kind}.title`)}</h1>
      <p className="mt-3 text-lead text-ink-2">{t(`turn.${kind}.text`)}</p>
      <div className="wheel-acts">
        <LinkButton href={href('wheel', {}, locale)}>{t('turn.toWheel')}</LinkButton>
      </div>
    </Container>
  );
}

interface ReadyProps {
  view: Extract<SpinView, { kind: 'ready' }>;
  drawing: SpinDrawing | null;
  /** Where the word does not fit. */
  lastResult: SubmissionResult | undefined;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A word by the browser's own chance: the shop has no part in it. */
const chanceWord = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

function Ready({ view: { number, ticket, fingerprint }, drawing, lastResult }: ReadyProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<{ word: string }>({
    id: 'turn',
    lastResult,
    constraint: { word: { required: true } },
  });
  const { defaultValue = '', ...field } = textField(fields.word, (code) =>
    t(code === 'required' ? 'turn.wordRequired' : 'turn.wordInvalid'),
  );
  const [word, setWord] = useState(defaultValue);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  return (
    <>
      <p className="wheel-small">{`${t('turn.number', { number })}${drawing ? ` · ${t('turn.until', { end: formatMoment(drawing.closesAt, locale) })}` : ''}`}</p>
      <h1 className="wheel-title">{t('turn.title')}</h1>
      <p className="wheel-lead">{t('turn.lead')}</p>
      <Form method="post" action={search} {...getFormProps(form)} className="wheel-form">
        <input type="hidden" name="intent" value="turn" />
        <TextField
          {...field}
          label={t('turn.word')}
          help={t('turn.wordHelp')}
          prefix={<span className="wheel-ticket">{`${ticket}-`}</span>}
          value={word}
          onChange={(event) => setWord(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
        />
        {hasScripts && (
          <div>
            <Button variant="quiet" small onClick={() => setWord(chanceWord())}>
              {t('turn.chance')}
            </Button>
          </div>
        )}
        <Button type="submit" wide loading={isSending && t('turn.turning')}>
          {t('turn.submit')}
        </Button>
        <div>
          <p className="wheel-small">{t('turn.sealed')}</p>
          <code className="wheel-mono">{inBlocks(fingerprint)}</code>
        </div>
      </Form>
    </>
  );
}
