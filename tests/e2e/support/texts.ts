import accountDe from '../../../locales/de/account.json' with { type: 'json' };
import afterOrderDe from '../../../locales/de/after-order.json' with { type: 'json' };
import cartDe from '../../../locales/de/cart.json' with { type: 'json' };
import checkoutDe from '../../../locales/de/checkout.json' with { type: 'json' };
import commonDe from '../../../locales/de/common.json' with { type: 'json' };
import discountDe from '../../../locales/de/discount.json' with { type: 'json' };
import faqDe from '../../../locales/de/faq.json' with { type: 'json' };
import listingDe from '../../../locales/de/listing.json' with { type: 'json' };
import mailDe from '../../../locales/de/order-mail.json' with { type: 'json' };
import newsletterDe from '../../../locales/de/newsletter.json' with { type: 'json' };
import paymentDe from '../../../locales/de/payment.json' with { type: 'json' };
import planDe from '../../../locales/de/plan.json' with { type: 'json' };
import plainDe from '../../../locales/de/plain.json' with { type: 'json' };
import productDe from '../../../locales/de/product.json' with { type: 'json' };
import askDe from '../../../locales/de/ask.json' with { type: 'json' };
import assistantDe from '../../../locales/de/assistant.json' with { type: 'json' };
import quizDe from '../../../locales/de/quiz.json' with { type: 'json' };
import scheduleDe from '../../../locales/de/schedule.json' with { type: 'json' };
import searchDe from '../../../locales/de/search.json' with { type: 'json' };
import sponsorDe from '../../../locales/de/sponsor.json' with { type: 'json' };
import sponsorFr from '../../../locales/fr/sponsor.json' with { type: 'json' };
import dueDe from '../../../locales/de/due.json' with { type: 'json' };
import trackerDe from '../../../locales/de/tracker.json' with { type: 'json' };
import signInDe from '../../../locales/de/sign-in.json' with { type: 'json' };
import videoDe from '../../../locales/de/video.json' with { type: 'json' };
import trackerMailDe from '../../../locales/de/tracker-mail.json' with { type: 'json' };
import reminderDe from '../../../locales/de/reminder.json' with { type: 'json' };
import consultationDe from '../../../locales/de/consultation.json' with { type: 'json' };
import creditCheckDe from '../../../locales/de/credit-check.json' with { type: 'json' };
import consentDe from '../../../locales/de/consent.json' with { type: 'json' };
import consultationFr from '../../../locales/fr/consultation.json' with { type: 'json' };
import creditCheckFr from '../../../locales/fr/credit-check.json' with { type: 'json' };
import consentFr from '../../../locales/fr/consent.json' with { type: 'json' };
import wishlistDe from '../../../locales/de/wishlist.json' with { type: 'json' };
import wishlistFr from '../../../locales/fr/wishlist.json' with { type: 'json' };
import wishToastDe from '../../../locales/de/wish-toast.json' with { type: 'json' };
import wishToastFr from '../../../locales/fr/wish-toast.json' with { type: 'json' };
import recommendationsDe from '../../../locales/de/recommendations.json' with { type: 'json' };
import recommendationsFr from '../../../locales/fr/recommendations.json' with { type: 'json' };
import accountFr from '../../../locales/fr/account.json' with { type: 'json' };
import afterOrderFr from '../../../locales/fr/after-order.json' with { type: 'json' };
import cartFr from '../../../locales/fr/cart.json' with { type: 'json' };
import checkoutFr from '../../../locales/fr/checkout.json' with { type: 'json' };
import commonFr from '../../../locales/fr/common.json' with { type: 'json' };
import questionsDe from '../../../locales/de/questions.json' with { type: 'json' };
import questionsFr from '../../../locales/fr/questions.json' with { type: 'json' };
import discountFr from '../../../locales/fr/discount.json' with { type: 'json' };
import faqFr from '../../../locales/fr/faq.json' with { type: 'json' };
import listingFr from '../../../locales/fr/listing.json' with { type: 'json' };
import mailFr from '../../../locales/fr/order-mail.json' with { type: 'json' };
import newsletterFr from '../../../locales/fr/newsletter.json' with { type: 'json' };
import paymentFr from '../../../locales/fr/payment.json' with { type: 'json' };
import planFr from '../../../locales/fr/plan.json' with { type: 'json' };
import plainFr from '../../../locales/fr/plain.json' with { type: 'json' };
import productFr from '../../../locales/fr/product.json' with { type: 'json' };
import askFr from '../../../locales/fr/ask.json' with { type: 'json' };
import assistantFr from '../../../locales/fr/assistant.json' with { type: 'json' };
import quizFr from '../../../locales/fr/quiz.json' with { type: 'json' };
import scheduleFr from '../../../locales/fr/schedule.json' with { type: 'json' };
import searchFr from '../../../locales/fr/search.json' with { type: 'json' };
import dueFr from '../../../locales/fr/due.json' with { type: 'json' };
import trackerFr from '../../../locales/fr/tracker.json' with { type: 'json' };
import signInFr from '../../../locales/fr/sign-in.json' with { type: 'json' };
import videoFr from '../../../locales/fr/video.json' with { type: 'json' };
import trackerMailFr from '../../../locales/fr/tracker-mail.json' with { type: 'json' };
import reminderFr from '../../../locales/fr/reminder.json' with { type: 'json' };
import ticketDe from '../../../locales/de/ticket.json' with { type: 'json' };
import ticketFr from '../../../locales/fr/ticket.json' with { type: 'json' };
import ticketsDe from '../../../locales/de/tickets.json' with { type: 'json' };
import ticketsFr from '../../../locales/fr/tickets.json' with { type: 'json' };
import worldDe from '../../../locales/de/world.json' with { type: 'json' };
import zoomDe from '../../../locales/de/zoom.json' with { type: 'json' };
import zoomFr from '../../../locales/fr/zoom.json' with { type: 'json' };
import storiesDe from '../../../locales/de/stories.json' with { type: 'json' };
import storiesFr from '../../../locales/fr/stories.json' with { type: 'json' };
import wheelDe from '../../../locales/de/wheel.json' with { type: 'json' };
import wheelFr from '../../../locales/fr/wheel.json' with { type: 'json' };
import worldFr from '../../../locales/fr/world.json' with { type: 'json' };

export type Language = 'de' | 'fr';
export const languages: readonly Language[] = ['de', 'fr'];

/** The shop's texts as its pages find them: tests name controls by them, in both languages. */
export const texts = {
  de: {
    account: accountDe,
    consent: consentDe,
    consultation: consultationDe,
    creditCheck: creditCheckDe,
    recommendations: recommendationsDe,
    wishlist: wishlistDe,
    wishToast: wishToastDe,
    afterOrder: afterOrderDe,
    cart: cartDe,
    checkout: checkoutDe,
    common: commonDe,
    discount: discountDe,
    faq: faqDe,
    listing: listingDe,
    mail: mailDe,
    newsletter: newsletterDe,
    payment: paymentDe,
    plain: plainDe,
    product: productDe,
    questions: questionsDe,
    ask: askDe,
    assistant: assistantDe,
    plan: planDe,
    quiz: quizDe,
    schedule: scheduleDe,
    search: searchDe,
    signIn: signInDe,
    sponsor: sponsorDe,
    ticket: ticketDe,
    tickets: ticketsDe,
    due: dueDe,
    tracker: trackerDe,
    video: videoDe,
    trackerMail: trackerMailDe,
    reminder: reminderDe,
    stories: storiesDe,
    wheel: wheelDe,
    world: worldDe,
    zoom: zoomDe,
  },
  fr: {
    account: accountFr,
    consent: consentFr,
    consultation: consultationFr,
    creditCheck: creditCheckFr,
    recommendations: recommendationsFr,
    wishlist: wishlistFr,
    wishToast: wishToastFr,
    afterOrder: afterOrderFr,
    cart: cartFr,
    checkout: checkoutFr,
    common: commonFr,
    discount: discountFr,
    faq: faqFr,
    listing: listingFr,
    mail: mailFr,
    newsletter: newsletterFr,
    payment: paymentFr,
    plain: plainFr,
    product: productFr,
    questions: questionsFr,
    ask: askFr,
    assistant: assistantFr,
    plan: planFr,
    quiz: quizFr,
    schedule: scheduleFr,
    search: searchFr,
    signIn: signInFr,
    sponsor: sponsorFr,
    ticket: ticketFr,
    tickets: ticketsFr,
    due: dueFr,
    tracker: trackerFr,
    video: videoFr,
    trackerMail: trackerMailFr,
    reminder: reminderFr,
    stories: storiesFr,
    wheel: wheelFr,
    world: worldFr,
    zoom: zoomFr,
  },
} as const;

/** Fills the placeholders of a text: `fill('Hallo {{name}}', {name: 'Mia'})`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
