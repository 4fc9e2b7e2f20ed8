import type { CSSProperties, ReactNode } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import {
  type OwnStory,
  percentages,
  STORY_CALL,
  type StoryAct,
  type StorySheet,
  type StoryView,
} from '~/modules/stories/stories.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import type { SendAct } from './use-own-story.ts';
import type { StoryRun } from './use-story-run.ts';

interface SheetProps {
  story: StoryView;
  sheet: StorySheet;
  /** From 1. */
  number: number;
  run: StoryRun;
  own: OwnStory | null;
  act: SendAct;
  note: (kind: StoryAct, sheet: number) => void;
  /** Before scripts run: every sheet is there for everybody. */
  isPlain: boolean;
}

/** Sheets that are not seen take no focus; React 18 knows the attribute only in its HTML spelling. */
const INERT = { inert: '' };

/** One sheet: the line on top, what it says, its picture, and the product at its foot. */
export function Sheet({ story, sheet, number, run, own, act, note, isPlain }: SheetProps) {
  const { t } = useTranslation('stories');
  const locale = useLocale();
  const { title, text, isOffer, picture, choices } = sheet;
  const count = story.sheets.length;
  const isHere = number === run.current;
  const Heading = number === 1 ? 'h1' : 'h2';
  return (
    <li
      id={`blatt-${number}`}
      className={`story-sheet ${isOffer ? 'offer' : ''}`}
      {...(isPlain || isHere ? {} : INERT)}
    >
      <div
        className={`story-top ${isHere && run.isRunning ? 'runs' : ''}`}
        style={lineStyle(number, count)}
        aria-hidden="true"
      >
        {count > 1 && story.sheets.map((_, index) => <i key={index} className={index < number ? 'done' : undefined} />)}
      </div>
      <div className="story-head">
        <p>
          {story.title} <span>{t('of', { number, count })}</span>
        </p>
        {!isPlain && count > 1 && (
          <button
            type="button"
            className="story-icon"
            aria-pressed={run.isPaused}
            aria-label={t('pause')}
            onClick={run.toggle}
          >
            {run.isPaused ? <Icon name="play" /> : <i className="story-pause" aria-hidden="true" />}
          </button>
        )}
        <Anchor className="story-icon" href={href('stories', {}, locale)} aria-label={t('close')}>
          <Icon name="close" />
        </Anchor>
      </div>
      <div className="story-say">
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      {choices.length > 0 && <Poll story={story} number={number} choices={choices} own={own} act={act} />}
      <div className="story-picture">
        {picture && (
          <Picture
            picture={{ ...picture, alt: '', sizes: '(min-width: 992px) 430px, 100vw' }}
            priority={number === 1}
          />
        )}
        {count > 1 && (
          <>
            {number > 1 && (
              <a
                className="story-tap back"
                href={`#blatt-${number - 1}`}
                aria-label={t('back')}
                onClick={run.follow(number - 1)}
              />
            )}
            {number < count && (
              <a
                className="story-tap next"
                href={`#blatt-${number + 1}`}
                aria-label={t('next')}
                onClick={run.follow(number + 1)}
              />
            )}
          </>
        )}
      </div>
      <Foot story={story} sheet={sheet} number={number} own={own} act={act} note={note} />
    </li>
  );
}

/** How much of the line is done, and what the sheet adds; the last one has nothing before it to go. */
function lineStyle(number: number, count: number): CSSProperties {
  const part = 100 / Math.max(1, count - 1);
  return { '--from': `${(number - 1) * part}%`, '--part': number < count ? `${part}%` : '0%' } as CSSProperties;
}

/** The product with its rate, and what can be done with the story. */
function Foot({
  story,
  sheet,
  number,
  own,
  act,
  note,
}: Pick<SheetProps, 'story' | 'sheet' | 'number' | 'own' | 'act' | 'note'>) {
  const { t } = useTranslation('stories');
  const { t: common } = useTranslation();
  const { product, link, isOffer } = sheet;
  const target = link ?? (product && { label: t('look'), href: product.path });
  const isLiked = own?.isLiked ?? false;
  return (
    <div className="story-foot">
      <div className="story-name">
        {product && (
          <>
            <p>{product.name}</p>
            {!link && (
              <Rate
                size="s"
                amount={product.rate}
                per={product.months > 1 ? common('rate.perMonth') : undefined}
                sentence={`${product.name}, ${product.rate}`}
              />
            )}
          </>
        )}
      </div>
      <ActForm story={story} number={number} fields={{ act: isLiked ? 'unlike' : 'like' }} act={act}>
        <button type="submit" className="story-icon" aria-pressed={isLiked} aria-label={t('like')}>
          <Icon name="heart" />
        </button>
      </ActForm>
      <ShareButton story={story} note={() => note('share', number)} />
      {target && (
        <span onClickCapture={() => note('product', number)}>
          <LinkButton variant={isOffer ? 'ink' : 'primary'} href={target.href}>
            {target.label}
          </LinkButton>
        </span>
      )}
    </div>
  );
}

/** The address of the story: to the browser's own way of sharing, or copied. */
function ShareButton({ story, note }: { story: StoryView; note: () => void }) {
  const { t } = useTranslation('stories');
  const pass = () => {
    note();
    const url = location.href.replace(/[#?].*$/, '');
    const { clipboard } = navigator;
    const share = navigator.share as typeof navigator.share | undefined;
    const done = share ? share.call(navigator, { title: story.title, url }) : clipboard.writeText(url);
    // Whoever closes the window has decided not to.
    done.catch(() => {});
  };
  return (
    <button type="button" className="story-icon needs-script" aria-label={t('share')} onClick={pass}>
      <Icon name="share" />
    </button>
  );
}

interface ActFormProps {
  story: StoryView;
  number: number;
  fields: Record<string, string>;
  act: SendAct;
  children: ReactNode;
}

/** A form that scripts send in place, and that leads back to its sheet without them. */
function ActForm({ story, number, fields, act, children }: ActFormProps) {
  const locale = useLocale();
  return (
    <form
      method="post"
      action={STORY_CALL}
      onSubmit={(event) => {
        event.preventDefault();
        const submitter = (event.nativeEvent as SubmitEvent).submitter;
        const data = new FormData(event.currentTarget, submitter);
        act(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
      }}
    >
      <input type="hidden" name="story" value={story.id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`${storyPath(story, locale)}#blatt-${number}`} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

const storyPath = (story: StoryView, locale: ReturnType<typeof useLocale>): string =>
  href('story', { slug: story.slug }, locale);

/** The question of a sheet; once answered, how all have. */
function Poll({
  story,
  number,
  choices,
  own,
  act,
}: Pick<SheetProps, 'story' | 'number' | 'own' | 'act'> & { choices: string[] }) {
  const { t } = useTranslation('stories');
  const answered = own?.votes[String(number)];
  if (!answered) {
    return (
      <ActForm story={story} number={number} fields={{ act: 'vote', sheet: String(number) }} act={act}>
        <div className="story-poll">
          {choices.map((choice, index) => (
            <button key={choice} type="submit" name="choice" value={index} className="btn btn-secondary">
              {choice}
            </button>
          ))}
        </div>
      </ActForm>
    );
  }
  const shares = percentages(answered.counts);
  const total = answered.counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className="story-results" role="status">
      <ul>
        {choices.map((choice, index) => (
          <li key={choice} style={{ '--share': `${shares[index] ?? 0}%` } as CSSProperties}>
            <b>{t('share-of', { share: shares[index] ?? 0, choice })}</b>
            {index === answered.choice && <span>{t('yours')}</span>}
            <i className={index === answered.choice ? 'mine' : undefined} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p>{t('answers', { count: total })}</p>
    </div>
  );
}
