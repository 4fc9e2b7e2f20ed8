import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';
import { ListField } from './list-field';

/** A published collection in the entry's language; stores its slug. */
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
