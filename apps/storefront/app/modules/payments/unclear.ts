/**
 * The failure that a refund carries from the moment the provider is asked until it has answered. It counts as money that went
 * back: the same amount is not sent twice.
 */
export const UNCLEAR = 'Keine klare Antwort. Bitte beim Zahlungsanbieter nachsehen.';
