/** The cookie that carries a visitor's session token. Nobody has it before the first write. */
export const SESSION_COOKIE = 'velory_session';

/**
 * Beginning of the names of short-lived cookies that repeat a new session's token: they tell the server of two sessions
 * that one browser was given by two first writes at once.
 */
export const NEW_SESSION_COOKIE_PREFIX = 'velory_session_new_';
