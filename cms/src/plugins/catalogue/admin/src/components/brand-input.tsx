import type { FieldProps } from '../field';
import { ChoiceInput } from './choice-input';

/** A brand of the catalogue; stored is the end of its address. */
export default function BrandInput(props: FieldProps) {
  return <ChoiceInput list="brands" {...props} />;
}
