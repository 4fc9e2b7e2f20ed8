import type { HiddenFields } from '~/modules/listings/listing-view.ts';

export function Hidden({ fields }: { fields: HiddenFields }) {
  return fields.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
