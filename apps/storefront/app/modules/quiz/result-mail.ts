/** The field of the form that has a result mailed. */
export const RESULT_EMAIL = 'email';

/** Of the address of a result that was mailed. */
export const MAILED_FIELD = 'gesendet';
