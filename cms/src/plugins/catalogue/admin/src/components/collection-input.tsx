import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';
import { ListField } from './list-field';

/** A published collection of the entry's language; stored is the end of its address. */
export default function CollectionInput(field: FieldProps) {
  const { data, problem } = useCatalogue<{ collections: Pick<Choice, 'value' | 'label'>[] }>('collections');
  const t = useTexts();
  return (
    <ListField
      {...field}
      choices={data?.collections}
      problem={problem}
      placeholder={t('collection.none')}
      gone={(value) => t('collection.gone', { value })}
    />
  );
}
