/** A provider that delivers several spellings or domains to one mailbox. */
interface Provider {
  /** The domain under which its mailboxes are counted. */
  name: string;
  /** Characters of a name that it does not look at. */
  ignored: RegExp;
}

const gmail: Provider = { name: 'gmail.com', ignored: /\./g };
const proton: Provider = { name: 'proton.me', ignored: /[._-]/g };
const icloud: Provider = { name: 'icloud.com', ignored: /(?!)/g };

const providers: ReadonlyMap<string, Provider> = new Map([
  ['gmail.com', gmail],
  ['googlemail.com', gmail],
  ['proton.me', proton],
  ['protonmail.com', proton],
  ['protonmail.ch', proton],
  ['pm.me', proton],
  ['icloud.com', icloud],
  ['me.com', icloud],
  ['mac.com', icloud],
]);

/**
 * The mailbox that an address belongs to: `Lea+x@Example.ch` is delivered to `lea@example.ch`, and some providers
 * ignore dots or have several domains. For counting only; mails go to the address as it is.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1).replace(/\.$/, '');
  const [name = ''] = lower.slice(0, Math.max(at, 0)).split('+');
  const provider = providers.get(domain);
  return provider ? `${name.replace(provider.ignored, '')}@${provider.name}` : `${name}@${domain}`;
}
