/** The cookie that keeps what somebody has answered to the question for consent. */
const CONSENT_COOKIE = 'velory_consent';

/** Whether the question for consent was answered in this browser, whatever the answer. */
export function consentAnswered(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${CONSENT_COOKIE}=`));
}
