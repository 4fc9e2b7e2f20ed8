export const RESULT_EMAIL = 'email';

export const MAILED_FIELD = 'gesendet';
