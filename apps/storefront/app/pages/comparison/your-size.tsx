import { useTranslation } from '~/i18n/use-translation.ts';
import type { NamedSize } from '~/modules/catalog/sizes.ts';
import { adviseSize } from '~/modules/catalog/size-advice.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import type { ComparisonColumn } from './comparison-view.ts';

/** The first row of the table once the shopper's height is known: the size of each bike for it (decision 61). */
export function YourSize({ columns }: { columns: readonly ComparisonColumn[] }) {
  const { t } = useTranslation('comparison');
  const height = useBodyHeight();
  if (height === undefined || columns.every(({ sizes }) => sizes.length === 0)) return null;
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span>{t('yourSize.label', { height })}</span>
        </th>
        {columns.map(({ id, sizes }) => (
          <td key={id}>{sizeWords(sizes, height) ?? t(sizes.length > 0 ? 'yourSize.no' : 'yourSize.unknown')}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** The size to take, with the heights that it is made for; undefined if none suits. */
function sizeWords(sizes: readonly NamedSize[], height: number): string | undefined {
  const advice = adviseSize(sizes, height);
  if (!advice || advice.kind === 'none') return undefined;
  const { size, minCm, maxCm } = advice.size;
  const label = sizes.find((each) => each.size === size)?.label ?? size;
  return `${label} (${minCm}–${maxCm}\u00a0cm)`;
}
