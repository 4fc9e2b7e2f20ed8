import type { FieldProps } from '../field';
import { ChoiceInput } from './choice-input';

/** A category page of the shop; stored is the end of its address. */
export default function CategoryInput(props: FieldProps) {
  return <ChoiceInput list="pages" {...props} />;
}
