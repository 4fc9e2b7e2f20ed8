/*
 * Forms that editors build in the CMS, each with its page (spec §3: the user-form collection).
 */

export type UserFieldKind = 'line' | 'text' | 'email' | 'phone' | 'number' | 'date' | 'choice' | 'checkbox';

export interface UserField {
  /** What a browser sends its answer under. */
  name: string;
  label: string;
  kind: UserFieldKind;
  required: boolean;
  /** Of a choice. */
  options: string[];
  help?: string | undefined;
}

/** A form as its page shows it. */
export interface UserForm {
  /** Document id in the CMS. */
  id: string;
  title: string;
  slug: string;
  intro: string;
  fields: UserField[];
  /** What sending agrees to. */
  consent: string;
  submitLabel: string;
  thanks: string;
}

/** The field that carries the key of one page: the same form sent twice is one entry. */
export const KEY_FIELD = 'key';

/** Why an answer does not fit; pages word it. */
export type UserFormError = 'required' | 'email' | 'number' | 'date' | 'choice' | 'long' | 'characters';

/** A question with its answer, in the words of the day it was sent. */
export interface UserAnswer {
  label: string;
  value: string;
}
