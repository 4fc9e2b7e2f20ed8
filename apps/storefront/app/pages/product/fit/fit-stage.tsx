import { Picture } from '~/ui/picture.tsx';
import type { FitSizeView } from './fit-view.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

export function FitStage({ size }: { size: FitSizeView }) {
  const { picture, marks, figures } = size;
  const { width, height } = picture;
  const points = [marks.bracket, marks.saddle, marks.grip].map(([x, y]) => [x * width, y * height] as const);
  const [saddle, reach] = figures.slice(-4);
  const line = points.map((point) => point.join()).join(' ');
  const tag = (a: readonly [number, number], b: readonly [number, number]) => ({
    left: percent((a[0] + b[0]) / 2),
    top: percent((a[1] + b[1]) / 2),
  });
  return (
    <div className="fit-stage">
      <Picture picture={picture} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <polyline className="fit-halo" points={line} />
        <polyline points={line} />
        {points.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={10} />
        ))}
      </svg>
      {saddle && (
        <p className="fit-tag fit-tag-saddle" style={tag(marks.bracket, marks.saddle)} aria-hidden="true">
          <b>{saddle.value}</b> <bdi>{saddle.label}</bdi>
        </p>
      )}
      {reach && (
        <p className="fit-tag fit-tag-reach" style={tag(marks.saddle, marks.grip)} aria-hidden="true">
          <b>{reach.value}</b> <bdi>{reach.label}</bdi>
        </p>
      )}
    </div>
  );
}
