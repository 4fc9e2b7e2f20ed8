import type { FieldProps } from '../field';
import { ChoiceInput } from './choice-input';

/** A brand; stores its slug. */
export default function BrandInput(props: FieldProps) {
  return <ChoiceInput list="brands" {...props} />;
}
