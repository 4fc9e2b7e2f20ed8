import type icons from './icons/icons.json';
import spriteUrl from './icons/sprite.svg?url';
import { cx } from './class-names.ts';

/** The names of the sprite: keys of `icons/icons.json`. */
export type IconName = keyof typeof icons;

type IconProps = {
  name: IconName;
  /** 20 px beside text instead of 24 px. */
  small?: boolean;
  /** Filled: a heart that is on. */
  on?: boolean;
  className?: string;
};

/**
 * One icon of the sprite, in the colour of the text around it. It is decoration: the word beside it, or the
 * `aria-label` of its button, says what it means.
 */
export function Icon({ name, small, on, className }: IconProps) {
  return (
    <svg className={cx('icon', `icon-${name}`, small && 'icon-s', on && 'icon-on', className)} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
