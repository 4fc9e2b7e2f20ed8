import { FilterOption } from '~/ui/filter.tsx';
import type { GroupProps } from './group-props.ts';

/** Boxes or, where options exclude each other, radio buttons, with their counts. */
export function Options({ group: { name, choice }, options }: Pick<GroupProps, 'group' | 'options'>) {
  return options.map((option) => (
    <FilterOption
      key={option.value}
      type={choice === 'one' ? 'radio' : 'checkbox'}
      name={name}
      value={option.value}
      defaultChecked={option.selected === true}
      count={option.value === '' ? undefined : String(option.count)}
      none={option.value !== '' && option.count === 0}
    >
      {option.name}
    </FilterOption>
  ));
}
