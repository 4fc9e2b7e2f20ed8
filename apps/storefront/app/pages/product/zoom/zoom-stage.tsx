import { type CSSProperties, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cx } from '~/ui/class-names.ts';
import { Picture, type PictureSource } from '~/ui/picture.tsx';
import type { useLook } from './use-look.ts';
import { namePlaces } from './zoom-geometry.ts';
import type { ZoomPart, ZoomView } from './zoom-view.ts';

interface ZoomStageProps {
  stage: RefObject<HTMLDivElement>;
  frame: RefObject<HTMLDivElement>;
  view: ZoomView;
  picture: PictureSource;
  state: ReturnType<typeof useLook>;
  chosen: ZoomPart | undefined;
  onChoose: (part: ZoomPart) => void;
  /** What is over it: the scale. */
  children: ReactNode;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export function ZoomStage({ stage, frame, view, picture, state, chosen, onChoose, children }: ZoomStageProps) {
  const { look, flies, hands } = state;
  const isWhole = look.scale < 1.5;
  // Once it was needed it stays: what is there is not taken away again.
  const [isNear, setNear] = useState(false);
  useEffect(() => setNear((before) => before || !isWhole), [isWhole]);
  const style = {
    '--x': look.x,
    '--y': look.y,
    '--scale': look.scale,
    '--ratio': picture.width / picture.height,
  } as CSSProperties;
  return (
    <div ref={stage} className={cx('zoom-stage', isWhole && 'zoom-whole', flies && 'zoom-flies')} {...hands}>
      <div ref={frame} className="zoom-picture" style={style}>
        <Picture picture={{ ...picture, sizes: '100vw' }} priority />
        {view.near && isNear && <img src={view.near} width={picture.width} height={picture.height} alt="" />}
        <Hairlines parts={view.parts} />
        {view.parts.map((part) => (
          <a
            key={part.id}
            href={`#teil-${part.id}`}
            className="zoom-ring"
            style={{ left: percent(part.spot[0]), top: percent(part.spot[1]) }}
            aria-label={view.words.show.replace('{{name}}', part.name)}
            aria-current={chosen === part ? true : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(part);
            }}
          >
            {chosen === part && <span aria-hidden="true">{part.name}</span>}
          </a>
        ))}
      </div>
      {children}
      {look.scale >= 2 && (
        <CornerMap picture={picture} stage={stage} frame={frame} state={state} label={view.words.map} />
      )}
    </div>
  );
}

/** The names around the whole picture, each with a line to its part. Decoration: rings and rows say the same. */
function Hairlines({ parts }: { parts: readonly ZoomPart[] }) {
  const places = namePlaces(parts.map(({ spot }) => spot));
  return (
    <div className="zoom-names" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {parts.map(({ id, spot: [x, y] }, index) => {
          const place = places[index];
          const end = place?.edge === 'above' ? 0 : 100;
          return place && <line key={id} x1={x * 100} y1={y * 100} x2={place.x * 100} y2={end} />;
        })}
      </svg>
      {parts.map(({ id, name }, index) => {
        const place = places[index];
        return (
          place && (
            <span key={id} className={`zoom-${place.edge}`} style={{ left: percent(place.x) }}>
              {name}
            </span>
          )
        );
      })}
    </div>
  );
}

interface CornerMapProps {
  picture: PictureSource;
  stage: RefObject<HTMLDivElement>;
  frame: RefObject<HTMLDivElement>;
  state: ZoomStageProps['state'];
  label: string;
}

function CornerMap({ picture, stage, frame, state: { look }, label }: CornerMapProps) {
  const [shown, setShown] = useState({ width: 1, height: 1 });
  useEffect(() => {
    const window = stage.current;
    const whole = frame.current;
    if (!window || !whole) return;
    const share = (side: number, of: number) => Math.min(1, side / (of * look.scale));
    setShown({
      width: share(window.clientWidth, whole.offsetWidth),
      height: share(window.clientHeight, whole.offsetHeight),
    });
  }, [stage, frame, look.scale]);
  return (
    <div className="zoom-map" role="img" aria-label={label}>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" />
      <i
        style={{
          left: percent(Math.max(0, look.x - shown.width / 2)),
          top: percent(Math.max(0, look.y - shown.height / 2)),
          width: percent(shown.width),
          height: percent(shown.height),
        }}
      />
    </div>
  );
}
