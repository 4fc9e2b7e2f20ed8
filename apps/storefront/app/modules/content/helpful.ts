/** Where readers of an answer say whether it helped, and the name in the address that thanks who has no scripts. */
export const HELPFUL_CALL = '/api/faq/helpful';
export const THANKS = 'danke';
