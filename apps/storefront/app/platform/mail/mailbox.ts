/** Providers that deliver every spelling of an address with dots to one mailbox, and the name under which they count as one. */
const withoutDots: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address belongs to: `Lea+x@Example.ch` is delivered to `lea@example.ch`, and Gmail ignores dots. For counting
 * only; mails go to the address as it is.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const [name = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  const provider = withoutDots[domain];
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}
