/** Name of the box in the contact form by which a shopper agrees to be reminded. */
export const REMINDER_FIELD = 'reminder';
