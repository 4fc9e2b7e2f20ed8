import type { FieldProps } from '../field';
import { ChoiceInput } from './choice-input';

/** A category page; stores its slug. */
export default function CategoryInput(props: FieldProps) {
  return <ChoiceInput list="pages" {...props} />;
}
