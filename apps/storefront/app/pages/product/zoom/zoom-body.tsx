import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useLook } from './use-look.ts';
import './zoom.css';
import { dragged, lookAt, nextStop, STOPS, stopOf, WHOLE, zoomed } from './zoom-geometry.ts';
import { ZoomPanel } from './zoom-panel.tsx';
import { ZoomStage } from './zoom-stage.tsx';
import type { ZoomPart, ZoomView } from './zoom-view.ts';

interface ZoomBodyProps {
  view: ZoomView;
  /** Id of a part to begin with. */
  start?: string | undefined;
  level: 1 | 2;
  titleId: string;
  /** Shows another colour; absent: its link does. */
  onColour?: (href: string) => void;
  /** The close button. */
  children?: ReactNode;
}

const STEP = 0.2;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

export function ZoomBody({ view, start, level, titleId, onColour, children }: ZoomBodyProps) {
  const { parts, words, pictures } = view;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const begin = parts.find(({ id }) => id === start);
  const state = useLook(stage, frame, begin ? lookAt(begin.spot) : WHOLE);
  const { look, go } = state;
  const [chosenId, setChosenId] = useState(begin?.id);
  const [shown, setShown] = useState(0);
  const chosen = parts.find(({ id }) => id === chosenId);
  const picture = pictures[shown] ?? pictures[0];

  const choose = (part: ZoomPart | undefined) => {
    setChosenId(part?.id);
    go(part ? lookAt(part.spot) : WHOLE);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const part = parts[Number(event.key) - 1];
    if (event.key === '+') go(zoomed(look, nextStop(look.scale, 1)));
    else if (event.key === '-') go(zoomed(look, nextStop(look.scale, -1)));
    else if (arrow && look.scale > 1) go(dragged(look, arrow[0] / look.scale, arrow[1] / look.scale));
    else if (part) choose(part);
    else return;
    event.preventDefault();
  };
  // Keys of what has no role of its own are heard natively.
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  if (!picture) return null;
  return (
    <div ref={root} className="zoom">
      <header className="zoom-head">
        <p>
          <b>{view.name}</b> <span>{view.detail}</span>
        </p>
        {view.colours.length > 1 && <Colours view={view} onColour={onColour} />}
        {children}
      </header>
      <ZoomStage
        stage={stage}
        frame={frame}
        view={view}
        picture={picture}
        state={state}
        chosen={chosen}
        onChoose={choose}
      >
        <Scale view={view} scale={look.scale} onScale={(scale) => go(zoomed(look, scale))} />
        {pictures.length > 1 && (
          <ol className="zoom-pictures" aria-label={words.pictures}>
            {pictures.map((each, index) => (
              <li key={each.src}>
                <button
                  type="button"
                  aria-pressed={index === shown}
                  aria-label={words.position
                    .replace('{{index}}', String(index + 1))
                    .replace('{{total}}', String(pictures.length))}
                  onClick={() => {
                    setShown(index);
                    go(WHOLE);
                  }}
                >
                  <Picture picture={{ ...each, alt: '', sizes: '64px' }} />
                </button>
              </li>
            ))}
          </ol>
        )}
      </ZoomStage>
      <ZoomPanel view={view} level={level} titleId={titleId} chosen={chosen} onChoose={choose} />
    </div>
  );
}

function Colours({ view: { colours, words }, onColour }: Pick<ZoomBodyProps, 'view' | 'onColour'>) {
  return (
    <ul className="zoom-colours" aria-label={words.colours}>
      {colours.map(({ label, hex, href, isShown }) => (
        <li key={href}>
          <Anchor
            href={href}
            aria-label={label}
            aria-current={isShown ? true : undefined}
            onClick={(event) => {
              if (!onColour) return;
              event.preventDefault();
              onColour(href);
            }}
          >
            <i style={{ background: hex }} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

interface ScaleProps {
  view: ZoomView;
  scale: number;
  onScale: (scale: number) => void;
}

function Scale({ view: { words }, scale, onScale }: ScaleProps) {
  return (
    <div className="zoom-scale needs-script" role="group" aria-label={words.scale}>
      <button type="button" aria-label={words.farther} onClick={() => onScale(nextStop(scale, -1))}>
        <Icon name="minus" small />
      </button>
      <ol>
        {STOPS.map((stop, index) => (
          <li key={stop}>
            <button type="button" aria-pressed={index === stopOf(scale)} onClick={() => onScale(stop)}>
              {`${stop}×`}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" aria-label={words.nearer} onClick={() => onScale(nextStop(scale, 1))}>
        <Icon name="plus" small />
      </button>
    </div>
  );
}
