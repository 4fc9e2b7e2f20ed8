import { useId, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { useIsQueued } from './queued-requests.ts';
import { Icon, type IconName } from './icon.tsx';
import { Anchor, type AnchorProps } from './link.tsx';
import { isolateText } from './isolated-text.tsx';

type Look = {
  /** One primary per view. `ink` is on yellow. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'ink';
  small?: boolean;
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
};

function lookClass({ variant = 'primary', small, wide }: Look, className?: string) {
  return cx('btn', `btn-${variant}`, small && 'btn-small', wide && 'btn-wide', className);
}

function Label({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd'> & { children: ReactNode }) {
  return (
    <span className="btn-label">
      {icon && <Icon name={icon} small />}
      {isolateText(children)}
      {iconEnd && <Icon name={iconEnd} small />}
    </span>
  );
}

export type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'disabled'> &
  Look & {
    /**
     * What is under way, spoken. While it is set the button keeps its width and does nothing. Where a request failed
     * nothing is under way: the form can be sent again.
     */
    loading?: string | false;
    /** Why the button can do nothing yet. It stays focusable and the reason is shown below and read with it. */
    disabledReason?: string | false;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    small,
    wide,
    icon,
    iconEnd,
    loading: busy,
    disabledReason,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const loading = !useIsQueued() && busy;
  const idle = Boolean(loading || disabledReason);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={lookClass({ variant, small, wide }, className)}
        onClick={handleClick}
        aria-busy={loading ? true : undefined}
        aria-disabled={idle || undefined}
        aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      >
        <Label icon={icon} iconEnd={iconEnd}>
          {children}
        </Label>
        {loading && (
          <span className="btn-busy">
            <i className="spinner-line" />
            <span className="sr-only">{loading}</span>
          </span>
        )}
      </button>
      {disabledReason && (
        <span id={reasonId} className="mt-2 block text-small text-ink-2">
          {disabledReason}
        </span>
      )}
    </>
  );
}

export type LinkButtonProps = AnchorProps & Look & { reload?: boolean };

export function LinkButton({ variant, small, wide, icon, iconEnd, className, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor className={lookClass({ variant, small, wide }, className)} {...rest}>
      <Label icon={icon} iconEnd={iconEnd}>
        {children}
      </Label>
    </Anchor>
  );
}

type IconButtonProps = ComponentPropsWithoutRef<'button'> & {
  icon: IconName;
  /** Spoken name. A toggle names its product: "Limmat 5 auf die Wunschliste". */
  label: string;
  /** Makes it a toggle. */
  pressed?: boolean;
};

/** A button of 44 px that carries an icon alone. Hearts and compare are toggles (`pressed`). */
export function IconButton({ icon, label, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('icon-btn', icon === 'compare' && 'icon-btn-compare', className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
    </button>
  );
}
