import { type ComponentType, useState } from 'react';
import { FilterGroup } from '~/ui/filter.tsx';
import { SwatchPicker } from '~/ui/swatch-picker.tsx';
import type { FilterCounts } from '~/modules/listings/filter-counts.ts';
import type { FilterGroupView } from '~/modules/listings/filter-groups.ts';
import { unpackOptions } from '~/modules/listings/packed-options.ts';
import { AmountRange } from './amount-range.tsx';
import { BodyHeightField } from './body-height-field.tsx';
import { FrameTiles } from './frame-tiles.tsx';
import type { GroupProps } from './group-props.ts';
import { Options } from './options.tsx';

/** How each kind of group looks. */
const insides: Record<FilterGroupView['choice'], ComponentType<GroupProps>> = {
  many: Options,
  one: Options,
  colours: Colours,
  pictures: FrameTiles,
  amounts: AmountRange,
  height: BodyHeightField,
};

interface Props extends Pick<GroupProps, 'group' | 'words'> {
  /** Of what is chosen and not applied yet. */
  counts: FilterCounts | undefined;
  /** Scripts have taken over, which take groups by their names. */
  live: boolean;
}

export function Group({ group, words, counts, live }: Props) {
  const [open] = useState(group.open);
  // What lies in a closed group is not drawn.
  const [rendered, setDrawn] = useState(group.open);
  const found = counts?.counts[group.key];
  const options = unpackOptions(group.options).map((option) =>
    found && option.value !== '' ? { ...option, count: found[option.value] ?? 0 } : option,
  );
  const { steps: shown, ...rest } = group;
  const steps = rendered ? (counts?.steps[group.key] ?? shown) : undefined;
  const Inside = insides[group.choice];
  return (
    <FilterGroup
      title={group.title}
      meta={group.meta}
      open={open}
      data-group={live ? group.key : undefined}
      onToggle={() => setDrawn(true)}
    >
      <Inside group={steps ? { ...rest, steps } : rest} options={options} words={words} />
      {group.note && <p className="filter-note">{group.note}</p>}
    </FilterGroup>
  );
}

function Colours({ group: { name, title }, options }: GroupProps) {
  return (
    <SwatchPicker
      name={name}
      legend={title}
      hideLegend
      multiple
      values={options.filter(({ selected }) => selected).map(({ value }) => value)}
      swatches={options.map((option) => ({
        value: option.value,
        name: `${option.name}, ${option.count}`,
        colour: option.hex ?? 'transparent',
        none: option.count === 0,
      }))}
    />
  );
}
