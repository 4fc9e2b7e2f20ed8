/** Use cases of payment: links, the provider's webhook, QR-bills, money on the bank account. */
export { bookBankPayment } from './payment/book-bank-payment.server.ts';
export { ensurePaymentLink } from './payment/create-link.server.ts';
export { type CallResult, confirmPaymentLink, generatePaymentLink } from './payment/link-calls.server.ts';
export { localPay, localPayPage, tellShop } from './payment/local-pay.server.ts';
export { paymentView } from './payment/payment-view.server.ts';
export { qrBill } from './payment/qr-bill.server.ts';
export { renewPaymentLink } from './payment/renew-link.server.ts';
export { sendPaymentReceived } from './payment/received-mail.server.ts';
export { syncPayment } from './payment/sync-payment.server.ts';
export { acceptPaymentWebhook } from './payment/webhook.server.ts';
