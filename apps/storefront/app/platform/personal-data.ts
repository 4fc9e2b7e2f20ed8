/** Takes e-mail addresses and telephone numbers out of a text that leaves the database or is kept as a log. */
export function withoutPersonalData(text: string): string {
  return text.replace(/[^\s@<>"']+@[^\s@<>"']+/g, '[E-Mail]').replace(/\+?\d(?:[\s'’/().-]?\d){8,}/g, '[Nummer]');
}
