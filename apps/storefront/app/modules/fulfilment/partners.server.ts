/** Use cases of the financing and the logistics partner: messages to them, and notices from them. */
export { answerForPartner, listTrackedOrders } from './partners/local-partners.server.ts';
export { type NoticeResult, processNotice } from './partners/take-notice.server.ts';
export { addApplication } from './partners/notify-partners.server.ts';
export { isFromPartner } from './partners/verify-notice.server.ts';
