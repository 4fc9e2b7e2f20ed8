import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { fieldOf, MOST_USES, type Use, uses, wordOf } from '~/modules/quiz/answers.ts';
import { cx } from '~/ui/class-names.ts';

/** What is behind a use, as lines on a ground at 168: an organization, a shop, hills. */
const SCENES: Readonly<Record<Use, string>> = {
  work: 'M180 168V34H300V168M202 56h18v18h-18zM232 56h18v18h-18zM262 56h18v18h-18zM202 92h18v18h-18zM232 92h18v18h-18zM262 92h18v18h-18zM229 168v-36h24v36M40 168V96h96v72M40 96l48-30l48 30M78 168v-40h22v40',
  town: 'M58 168V74H262V168M46 74H274L258 42H62ZM46 74a19 19 0 0 0 38 0a19 19 0 0 0 38 0a19 19 0 0 0 38 0a19 19 0 0 0 38 0a19 19 0 0 0 38 0a19 19 0 0 0 38 0M84 108h76v42H84zM188 168v-62h44v62',
  kids: 'M44 168V92L106 42L168 92V168M92 168v-44h30v44M60 104h18v18H60zM134 104h18v18h-18zM214 168v-58M282 168v-58M206 110h84M232 110v34h32v-34',
  tours:
    'M0 138C50 92 90 96 124 120C160 72 220 66 320 118M30 148C120 134 220 138 300 144M266 52a16 16 0 1 0 .1 0M120 168V96M96 96H144L158 107L144 118H96Z',
  trails:
    'M0 150L70 66L100 100L164 26L228 108L254 78L320 150M146 48l18 14l16-12l18 14M48 92l14 10l14-8M262 168v-18M246 150l16-38l16 38zM60 168v-14M48 154l12-30l12 30z',
  loads:
    'M56 168V96h92v72ZM102 96v26M86 122h32M174 168v-48h62v48ZM205 120v18M194 138h22M86 96V56h58v40M115 56v16M252 168v-30h34v30ZM262 138v-16h14v16',
};

const SCENE = cx(
  'w-full fill-none stroke-control group-has-checked:stroke-action',
  'desktop:mx-auto desktop:block desktop:h-32 desktop:w-auto',
);

const TILE = cx(
  'group relative block cursor-pointer border-b border-r border-line p-3',
  'has-checked:z-1 has-checked:bg-paper has-checked:ring-2 has-checked:ring-action',
);

function Scene({ use }: { use: Use }) {
  return (
    <svg className={SCENE} viewBox="0 0 320 176" strokeWidth="1.6" strokeLinejoin="round" aria-hidden="true">
      <path d={SCENES[use]} />
      <path d="M0 168H320" className="stroke-ink" />
    </svg>
  );
}

/** What the bike is for: two at most. A third stays off, and the page says why. */
export function AskUses({ chosen }: { chosen: readonly Use[] }) {
  const { t } = useTranslation('quiz');
  const [named, setNamed] = useState<readonly Use[]>(chosen);
  const [isTooMany, setTooMany] = useState(false);
  const toggle = (use: Use) => {
    const isOn = named.includes(use);
    setTooMany(!isOn && named.length >= MOST_USES);
    if (isOn) setNamed(named.filter((each) => each !== use));
    else if (named.length < MOST_USES) setNamed([...named, use]);
  };
  return (
    <fieldset>
      <legend className="sr-only">{t('ask.uses.title')}</legend>
      <div className="grid grid-cols-2 border-l border-t border-line tablet:grid-cols-3">
        {uses.map((use) => (
          <label key={use} className={TILE}>
            <Scene use={use} />
            <span>
              <b className="font-medium">{t(`answer.uses.${use}`)}</b>{' '}
              <span className="text-small text-ink-2 max-tablet:hidden">{t(`ask.uses.hint.${use}`)}</span>
            </span>
            <input
              type="checkbox"
              className="check absolute right-3 top-3"
              name={fieldOf('uses')}
              value={wordOf(use)}
              checked={named.includes(use)}
              onChange={() => toggle(use)}
            />
          </label>
        ))}
      </div>
      <p className="mt-3 text-small text-error" role="status">
        {isTooMany && t('ask.uses.tooMany')}
      </p>
    </fieldset>
  );
}
