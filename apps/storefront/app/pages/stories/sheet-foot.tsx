import { useTranslation } from '~/i18n/use-translation.ts';
import type { StoryView } from '~/modules/stories/stories.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Rate } from '~/ui/rate.tsx';
import { ActForm } from './act-form.tsx';
import type { SheetProps } from './sheet-props.ts';

export function SheetFoot({
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

function ShareButton({ story, note }: { story: StoryView; note: () => void }) {
  const { t } = useTranslation('stories');
  const pass = () => {
    note();
    const url = location.href.replace(/[#?].*$/, '');
    const { clipboard } = navigator;
    const share = navigator.share as typeof navigator.share | undefined;
    const done = share ? share.call(navigator, { title: story.title, url }) : clipboard.writeText(url);
    // Anyone who closes the window has decided not to.
    done.catch(() => {});
  };
  return (
    <button type="button" className="story-icon needs-script" aria-label={t('share')} onClick={pass}>
      <Icon name="share" />
    </button>
  );
}
