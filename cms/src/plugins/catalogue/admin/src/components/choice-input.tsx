import { type Choice, useCatalogue } from '../catalogue';
import type { FieldProps } from '../field';
import { useTexts } from '../texts';
import { ListField } from './list-field';

interface ChoiceInputProps extends FieldProps {
  /** The list to choose from. */
  list: 'brands' | 'pages';
}

/** A value of a list, with its number of products. */
export function ChoiceInput({ list, ...field }: ChoiceInputProps) {
  const { data, problem } = useCatalogue<Record<typeof list, Choice[]>>('choices');
  const t = useTexts();
  const choices = data?.[list].map(({ value, label, count }) => ({ value, label: `${label} (${count})` }));
  return (
    <ListField
      {...field}
      choices={choices}
      problem={problem}
      placeholder={t('choose')}
      gone={(value) => t('gone', { value })}
    />
  );
}
