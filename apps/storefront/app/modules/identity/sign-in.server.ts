/** Use cases of signing in by a link (spec §5, §7; decision 69). */
export { requestLink, type LinkAnswer } from './sign-in/ask-for-link.server.ts';
export { addressOfLink, findSentLink, openLink } from './sign-in/open-link.server.ts';
export { type CodeAnswer, signInByCode, signInByLink } from './sign-in/sign-in-by-link.server.ts';
export { signInByInvitation } from './sign-in/sign-in-as.server.ts';
