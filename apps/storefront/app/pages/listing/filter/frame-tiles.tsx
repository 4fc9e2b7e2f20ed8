import { frameFormPicture } from '~/modules/listings/frame-forms.ts';
import { Picture } from '~/ui/picture.tsx';
import { cx } from '~/ui/class-names.ts';
import type { GroupProps } from './group-props.ts';

const SIZE = { width: 160, height: 100 };

export function FrameTiles({ group: { name }, options }: GroupProps) {
  return (
    <div className="frame-tiles">
      {options.map(({ value, name: label, count, selected }) => {
        const src = frameFormPicture(value);
        return (
          <label key={value} className={cx('frame-tile', count === 0 && 'is-none')}>
            <input
              type="checkbox"
              className="cover-input"
              name={name}
              value={value}
              defaultChecked={selected === true}
            />
            {src && <Picture picture={{ src, ...SIZE, alt: '' }} />}
            <bdi>{`${label} `}</bdi>
            <i>{count}</i>
          </label>
        );
      })}
    </div>
  );
}
