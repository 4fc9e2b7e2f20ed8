import { createContext, useContext, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { isolateText } from './isolated-text.tsx';

export type AnchorProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string;
  /** False where another link of the page leads to the same kind of page: its route need not be found out twice. */
  discover?: boolean;
};

function PlainAnchor({ children, discover: _discover, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/**
 * Hands the design system the component that links are made of, so that it needs no router of its own. The shop's
 * root gives one that navigates without loading a document; without a provider links are plain.
 */
export const LinkProvider = AnchorContext.Provider;

/**
 * A link. `reload` asks for a document navigation: downloads, the language switch, addresses outside the shop's pages.
 */
export function Anchor({ reload, ...props }: AnchorProps & { reload?: boolean }) {
  const Component = useContext(AnchorContext);
  return reload ? <PlainAnchor {...props} /> : <Component {...props} />;
}

type TextLinkProps = AnchorProps & { reload?: boolean };

export function TextLink({ className, ...props }: TextLinkProps) {
  return <Anchor className={cx('link', className)} {...props} />;
}

type GoLinkProps = TextLinkProps & {
  /** Icon after the text; the arrow by default. */
  icon?: IconName;
  /** Icon before the words instead of the arrow after them. */
  iconStart?: IconName;
  children: ReactNode;
};

export function GoLink({ icon = 'arrow-right', iconStart, className, children, ...props }: GoLinkProps) {
  return (
    <Anchor className={cx('go', className)} {...props}>
      {iconStart && <Icon name={iconStart} small />}
      {isolateText(children)}
      {!iconStart && <Icon name={icon} small />}
    </Anchor>
  );
}
