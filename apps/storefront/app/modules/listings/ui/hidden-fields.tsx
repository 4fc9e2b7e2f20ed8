import type { HiddenFields } from '../listing-view';

/** What a plain form sends along without showing it. */
export function Hidden({ fields }: { fields: HiddenFields }) {
  return fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
