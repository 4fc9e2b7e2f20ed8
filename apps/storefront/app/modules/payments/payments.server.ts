/** Use cases of payment: links, the provider's webhook, QR-bills, bank payments. */
export { dayOfBooking } from './booking/booking-day.server.ts';
export { type BookingOutcome } from './booking-outcome.ts';
export { reverseBooking, type ReversalResult } from './booking/reverse-booking.server.ts';
export { bookPayment } from './booking/book-payment.server.ts';
export { type CallResult, confirmPaymentLink, generatePaymentLink } from './provider/link-calls.server.ts';
export { localPay, localPayPage } from './provider/local-pay.server.ts';
export { offeredMeansNames } from './offered-means.server.ts';
export { paymentView } from './view/payment-view.server.ts';
export { attachBill, qrBill } from './qr-bill/qr-bill.server.ts';
export { receipt } from './qr-bill/receipt.server.ts';
export { orderRefund } from './refund.server.ts';
export { UNCLEAR } from '~/modules/orders/money-held.ts';
export { renewPaymentLink } from './provider/renew-link.server.ts';

export { acceptPaymentWebhook, otherPaymentReported } from './provider/webhook.server.ts';
