import type { i18n, TOptions } from 'i18next';
import type { Namespaces, Translate } from './keys.ts';

type Translator = (key: string, values?: TOptions) => string;

const translators = new WeakMap<i18n, Map<string, Translator>>();

/**
 * i18next's `t` for some namespaces; it stays the same from call to call. A text without values is looked up once:
 * i18next takes some
 * 2 µs for it, and a page has hundreds. Keys without a text are not stored, since they may come from an address.
 */
export function translatorOf<const Names extends Namespaces>(instance: i18n, namespaces: Names): Translate<Names> {
  const named = String(namespaces);
  let ofInstance = translators.get(instance);
  if (!ofInstance) translators.set(instance, (ofInstance = new Map<string, Translator>()));
  let translate = ofInstance.get(named);
  if (!translate) {
    const t = instance.getFixedT(null, namespaces) as Translator;
    const known = new Map<string, string>();
    translate = (key, values) => {
      if (values) return t(key, values);
      let text = known.get(key);
      if (text === undefined) {
        text = t(key);
        if (text !== key.slice(key.indexOf(':') + 1)) known.set(key, text);
      }
      return text;
    };
    ofInstance.set(named, translate);
  }
  return translate as Translate<Names>;
}
