import type { CSSProperties } from 'react';
import { cx } from '~/ui/class-names.ts';
import type { RollingBike as Pictures } from '~/modules/catalog/rolling-bike.ts';

/** How far the bike rolls, in its own lengths: from beside the page to its place. As `confirmation.css` has it. */
const WAY = 1.2;
const RATIO = 5 / 8;

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Where the axles are over the line, as its CSS takes them: shares of the bike's width. */
export function axleStyle({ marks }: Pictures): CSSProperties {
  return { '--rear': marks.rear.x, '--front': marks.front.x } as CSSProperties;
}

interface RollingBikeProps {
  bike: Pictures;
  /** Says what is seen: "Dein Allegro Limmat 5, nebelgrau, S". */
  label: string;
  /** Whether it comes rolling, its wheels turning by way and radius; else it stands. */
  rolls: boolean;
}

export function RollingBike({ bike: { src, marks }, label, rolls }: RollingBikeProps) {
  const wheel = (part: 'rear' | 'front') => {
    const { x, y, side } = marks[part];
    const style = {
      left: percent(x - side / 2),
      top: percent((y - side / 2) / RATIO),
      width: percent(side),
      '--turn': `${(-WAY / (side / 2)).toFixed(3)}rad`,
    } as CSSProperties;
    return <img src={src[part]} width={100} height={100} alt="" style={style} />;
  };
  return (
    <div
      className={cx('roll-bike', rolls && 'roll-now')}
      style={{ '--drop': percent(marks.ground / RATIO) } as CSSProperties}
      role="img"
      aria-label={label}
    >
      {wheel('rear')}
      {wheel('front')}
      <img className="roll-body" src={src.body} width={1600} height={1000} alt="" />
    </div>
  );
}
