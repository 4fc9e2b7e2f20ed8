/** Where a telephone number leads, however it is written: `tel:+41440551210`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
