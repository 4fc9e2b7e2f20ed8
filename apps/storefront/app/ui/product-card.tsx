import type { ReactNode } from 'react';
import { Badge, Stock, type BadgeKind, type StockKind } from './badge.tsx';
import { cx } from './class-names.ts';
import { Anchor } from './link.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { Rate, type RateProps } from './rate.tsx';

export type ProductCardProps = {
  href: string;
  name: string;
  /** Bikes say their maker before the name. */
  brand?: string;
  /** Three facts: "Trapez · 25 km/h · 625 Wh". */
  meta?: string;
  /** The rate, or the price paid once (without `per`). Leave out to show none. */
  rate?: Omit<RateProps, 'className'>;
  /** After the number, on its line. */
  beside?: ReactNode;
  /** "36 Raten · Total CHF 4’320". */
  total?: ReactNode;
  /** Earlier price, struck through after the total. */
  was?: string;
  /** The end of the offer that makes the price: "bis 22. November, 20.00". */
  until?: string;
  stock?: { kind: StockKind; label: string };
  badge?: { kind: Exclude<BadgeKind, 'fact'>; label: string };
  picture: PictureSource;
  /** Loads the picture at once: the first row of a listing. */
  priority?: boolean;
  /** As a link has it: in a long list the first card finds out the route for all. */
  discover?: boolean;
  /** Paints the bike comes in, and the names of them in one line for screen readers. */
  swatches?: { colours: string[]; label: string };
  /** Accessories are drawn smaller and carry a smaller number. */
  accessory?: boolean;
  /** What is pressed on a card, outside its link: an element of the class `card-tools`. */
  tools?: ReactNode;
  /**
   * At the end of the card: why it is there, what can be done with it. What is pressed there has to lie above the
   * card's link.
   */
  after?: ReactNode;
  /** Level of the heading that the name is. */
  level?: 2 | 3 | 4;
};

/** A product in a grid. The name's link covers the card; heart and compare lie above it. Goes into `ProductGrid`. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, meta, rate, total, was, until, stock, badge, picture, swatches, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={cx('card', props.accessory && 'card-acc')}>
      <div className="card-pic">
        <Picture picture={picture} priority={props.priority} />
        {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
        {swatches && (
          // A paint is an attribute: each style would want its hash in the page's head.
          <svg className="card-dots" role="img" aria-label={swatches.label} width={swatches.colours.length * 17}>
            {swatches.colours.map((colour, index) => (
              <circle key={colour} cx={6 + index * 17} cy="6" r="5.5" fill={colour} />
            ))}
          </svg>
        )}
        {props.tools}
      </div>
      <Heading className="card-name">
        <Anchor href={href} discover={props.discover}>
          {brand && <span>{`${brand} `}</span>}
          <bdi>{name}</bdi>
        </Anchor>
      </Heading>
      {meta && <p className="card-meta">{meta}</p>}
      {rate && !props.accessory && <Rate {...rate} size={rate.size ?? 'm'} />}
      {rate && props.accessory && (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Rate {...rate} size={rate.size ?? 's'} />
          {props.beside}
        </div>
      )}
      {total && (
        <p className="card-total">
          {total && <bdi>{total}</bdi>}
          {was && (
            <>
              {' '}
              <s>{was}</s>
            </>
          )}
        </p>
      )}
      {until && <p className="text-micro">{until}</p>}
      {stock && <Stock kind={stock.kind}>{stock.label}</Stock>}
      {props.after}
    </li>
  );
}

type ProductGridProps = {
  /** Columns on desktop; two on phone and three on tablet. */
  columns?: 3 | 4;
  /** Names the list for screen readers. */
  label?: string;
  children: ReactNode;
};

/** The list of product cards. A child with class `card-wide` takes a whole row. */
export function ProductGrid({ columns = 3, label, children }: ProductGridProps) {
  return (
    <ul className={cx('cards', columns === 4 && 'cards-4')} aria-label={label}>
      {children}
    </ul>
  );
}
