/** The field of the form that has a result mailed. */
export const RESULT_EMAIL = 'email';

/** Of the address of a result that was mailed. */
export const MAILED_FIELD = 'gesendet';

/** What is wrong with the address, as codes that the page words. */
export type ResultMailError = 'required' | 'invalid' | 'too-many';
