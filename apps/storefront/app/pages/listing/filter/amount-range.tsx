import { useRef, useState } from 'react';
import type { FilterGroupView, FilterRange } from '~/modules/listings/filter-groups.ts';
import { parseRange, type Range } from '~/modules/listings/range.ts';
import { amountAxes, boundsOf } from '~/modules/listings/steps.ts';
import { Hidden } from '~/pages/listing/hidden-fields.tsx';
import { AmountAxis } from './amount-axis.tsx';
import { rangesOf } from './form-values.ts';
import type { GroupProps } from './group-props.ts';
import { Options } from './options.tsx';
import { StepPicture } from './step-picture.tsx';
import { useFormChanges } from './use-form-changes.ts';

/**
 * Amounts of francs: bikes as dots along their axis, the bands as boxes below, and a free range with both ends
 * included.
 */
export function AmountRange({ group, options }: GroupProps) {
  const place = useRef<HTMLDivElement>(null);
  const { name, key, steps, range, title } = group;
  const [ranges, setRanges] = useState<readonly Range[]>(() => rangesShown(group, options));
  useFormChanges(place, (form) => setRanges(rangesOf(form, name)));
  const axis = steps && (key === 'rate' || key === 'price') ? amountAxes[key] : undefined;
  const stops = options.flatMap(({ value }, at) => (at > 0 ? (parseRange(value)?.min ?? []) : []));
  const labels = range && ([`${title} ${range.from.label}`, `${title} ${range.to.label}`] as const);
  /** A free range takes the place of the bands. */
  const move = (low: number | undefined, high: number | undefined) => {
    const fields = place.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    for (const field of fields) {
      if (field.type === 'checkbox') field.checked = false;
      else if (field.name.endsWith('-von')) field.value = String(low ?? '');
      else if (field.name.endsWith('-bis')) field.value = String(high ?? '');
    }
    setRanges(low === undefined && high === undefined ? [] : [bounded(low, high)]);
  };
  return (
    <div ref={place}>
      {steps && axis && labels && (
        <>
          <StepPicture axis={axis} steps={steps} ranges={ranges} />
          <AmountAxis axis={axis} stops={stops} bounds={boundsOf(axis, ranges)} labels={labels} onMove={move} />
        </>
      )}
      {steps ? <Bands name={name} options={options} /> : <Options group={group} options={options} />}
      {range && <RangeFields title={title} range={range} />}
      {steps?.note && <p className="filter-note">{steps.note}</p>}
    </div>
  );
}

function bounded(min: number | undefined, max: number | undefined): Range {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** What the page filters by. */
function rangesShown({ range }: FilterGroupView, options: GroupProps['options']): Range[] {
  const chosen = options.flatMap(({ value, selected }) => (selected ? [value] : []));
  const own = range ? [`${range.from.value}-${range.to.value}`, ...range.others] : [];
  return [...chosen, ...own].flatMap((text) => parseRange(text) ?? []);
}

function Bands({ name, options }: { name: string; options: GroupProps['options'] }) {
  if (options.length === 0) return null;
  return (
    <div className="bands">
      {options.map(({ value, name: label, count, selected }, at) => (
        <label key={value}>
          <input
            type="checkbox"
            className="cover-input"
            name={name}
            value={value}
            defaultChecked={selected === true}
            aria-label={`${label}, ${count}`}
          />
          {at > 0 && <b>{parseRange(value)?.min}</b>}
          <span>{count}</span>
        </label>
      ))}
    </div>
  );
}

/** A free range of francs: two fields, which the placeholders tell the ends of. */
function RangeFields({ title, range }: { title: string; range: FilterRange }) {
  return (
    <div className="filter-range">
      {[range.from, range.to].map(({ name, label, value, placeholder }) => (
        <label key={name}>
          <span>
            <span className="sr-only">{`${title} `}</span>
            <bdi>{label}</bdi>
          </span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            className="input num"
          />
        </label>
      ))}
      <Hidden fields={range.others.map((value) => [range.from.name.replace('-von', ''), value])} />
    </div>
  );
}
