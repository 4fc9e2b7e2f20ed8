/**
 * Where a chat with the shop opens, in the messaging app.
 * @param number the shop's number as printed
 * @param text what the message begins with
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
