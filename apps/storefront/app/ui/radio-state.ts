export type Chosen = {
  /** The chosen value; with `onChange` the page holds it, without the browser does. */
  value?: string;
  onChange?: (value: string) => void;
};

/** The attributes that say whether an option is chosen. */
export function radioState(option: string, { value, onChange }: Chosen) {
  return onChange
    ? { checked: option === value, onChange: () => onChange(option) }
    : { defaultChecked: option === value };
}
