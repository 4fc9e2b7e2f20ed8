/*
 * What a visitor has let in (decision 78). The choice is in a cookie that scripts may read, so that pages which are
 * the same for everyone stay so; its proof is stored by the server.
 */

export const CONSENT_COOKIE = 'velory_consent';

/**
 * Of the texts that are agreed to: anyone who chose by earlier ones is asked again. Texts that name services are
 * others than those that name none.
 */
const VERSIONS = { withoutServices: 1, withServices: 2 } as const;

/** The version of the texts that are read now. @param services those that are set, or nothing */
export const consentVersion = (services: object | undefined): number =>
  services ? VERSIONS.withServices : VERSIONS.withoutServices;

/** How long a choice counts, seconds: twelve months (decision 40: Settled). */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60;

/** Path to which scripts `POST` the choice. */
export const CONSENT_CALL = '/api/consent';

/** What can be let in beside the necessary; both are off until a person lets them in. */
export interface ConsentChoice {
  statistics: boolean;
  marketing: boolean;
}

/** A choice that was made. */
export interface Consent extends ConsentChoice {
  /** By which its proof is found. */
  number: string;
  /** When, ISO 8601. */
  at: string;
}

const FORM = /^(\d{1,4})\.([01])([01])\.(\d{9,11})\.([A-Z\d]{8})$/;

/** The cookie's value of a choice. */
export function consentValue(
  { statistics, marketing, number, at }: Consent,
  version: number = VERSIONS.withoutServices,
): string {
  const seconds = Math.floor(Date.parse(at) / 1000);
  return `${version}.${Number(statistics)}${Number(marketing)}.${seconds}.${number}`;
}

/**
 * The choice in a `Cookie` header, or in `document.cookie`.
 * @param wanted version of the texts (`consentVersion`)
 * @returns undefined if there is none that counts: of other texts, older than twelve months, or nothing of ours
 */
export function consentOf(
  cookies: string | null,
  now = Date.now(),
  wanted: number = VERSIONS.withoutServices,
): Consent | undefined {
  const pair = (cookies ?? '').split(/;\s*/).find((each) => each.startsWith(`${CONSENT_COOKIE}=`));
  const [, version, statistics, marketing, seconds, number] =
    FORM.exec(pair?.slice(CONSENT_COOKIE.length + 1) ?? '') ?? [];
  if (Number(version) !== wanted || number === undefined) return undefined;
  const time = Number(seconds) * 1000;
  if (time > now + 60_000 || time + CONSENT_SECONDS * 1000 < now) return undefined;
  return { statistics: statistics === '1', marketing: marketing === '1', number, at: new Date(time).toISOString() };
}

/**
 * What the form of the choices says, by the button that sent it: `choice` is `necessary`, `all`, or anything else for
 * the switches.
 */
export function chosenBy(form: FormData): ConsentChoice {
  const choice = form.get('choice');
  const isOn = (kind: keyof ConsentChoice) => choice === 'all' || (choice !== 'necessary' && form.has(kind));
  return { statistics: isOn('statistics'), marketing: isOn('marketing') };
}
