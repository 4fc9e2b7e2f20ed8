/**
 * Name of the cookie by which a browser says that its scripts show a visitor's own parts of a page (decision 52): `1`
 * where there is a visit to ask for, `0` where the server knew of none. Only scripts set it.
 */
export const VISIT_COOKIE = 'velory_visit';
