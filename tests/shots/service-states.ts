import { demo, paths } from '../e2e/support/demo.ts';
import { fill, texts } from '../e2e/support/texts.ts';
import {
  answerCheck,
  askHelper,
  at,
  check,
  contribute,
  damageSent,
  documentLink,
  helper,
  ofBike,
  putAside,
  refused,
  riderPage,
  slugOf,
  sponsor,
  turnWheel,
  twint,
  wheel,
  wheelMail,
  winnerShown,
} from './service-acts.ts';
import type { Paths, State } from './stage.ts';

/* Pages of service and engagement: tickets, quiz, advice, the helper, sponsor me, stories, the wheel, forms. */

const service = {
  menu: { de: '/kundendienst/allgemeine-fragen', fr: '/fr/service-clientele/questions-generales' },
  return: { de: '/kundendienst/velo-zurueckgeben', fr: '/fr/service-clientele/retourner-velo' },
  damage: paths.damage,
  question: { de: '/kundendienst/melden/frage', fr: '/fr/service-clientele/signaler/question' },
  problem: { de: '/kundendienst/melden/anliegen', fr: '/fr/service-clientele/signaler/probleme' },
  warranty: { de: '/kundendienst/melden/garantie', fr: '/fr/service-clientele/signaler/garantie' },
  accessory: { de: '/kundendienst/melden/zubehoer', fr: '/fr/service-clientele/signaler/accessoire' },
  exchange: { de: '/kundendienst/melden/umtausch', fr: '/fr/service-clientele/signaler/echange' },
} as const satisfies Record<string, Paths>;
const quiz: Paths = { de: '/suggestion-quiz', fr: '/fr/suggestion-quiz' };
const answers = 'groesse=172&wofuer=arbeit,touren&gelaende=huegelig&strecke=15&budget=140';
const advice: Paths = { de: '/consultation', fr: '/fr/consultation' };

const ticketForms: readonly State[] = (['question', 'problem', 'warranty', 'accessory', 'exchange'] as const).map(
  (kind) => ({ name: `ticket-${kind}`, open: at(service[kind]) }),
);
const questions: readonly State[] = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
  name: `quiz-${number}`,
  window: true,
  open: at(quiz, `?frage=${number}&groesse=172&wofuer=arbeit`),
}));

/** Every screen and state of these pages. */
export const serviceStates: readonly State[] = [
  { name: 'ticket-menu', open: at(service.menu) },
  { name: 'ticket-menu-part', open: at(service.menu, '?teil=brakes') },
  { name: 'ticket-damage', open: at(service.damage) },
  {
    name: 'ticket-damage-refused',
    open: refused(service.damage, ({ language }) => texts[language].tickets.send.damage),
  },
  { name: 'ticket-return', open: at(service.return) },
  ...ticketForms,
  { name: 'ticket-thread', open: damageSent },
  ...questions,
  { name: 'quiz-result', open: at(quiz, `?ergebnis=1&${answers}`) },
  { name: 'quiz-result-nothing', open: at(quiz, '?ergebnis=1&groesse=219&wofuer=kinder&budget=49') },
  { name: 'consultation', open: at(advice) },
  {
    name: 'consultation-refused',
    open: async (stage) => {
      await at(advice)(stage);
      await stage.page.locator('.times-minute:not(.times-gone) input').first().check();
      await stage.page.locator('form:has(.times-minute) button[type=submit]').last().click();
      await stage.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'check', open: at(check) },
  { name: 'check-document', open: (stage) => answerCheck(stage, 30) },
  { name: 'check-refused', open: (stage) => answerCheck(stage, 20) },
  { name: 'helper', open: at(helper) },
  {
    name: 'helper-answer',
    open: (stage) => askHelper(stage, { de: 'Wie schwer ist das Bike?', fr: 'Combien pèse le vélo ?' }),
  },
  {
    name: 'helper-refusal',
    open: (stage) => askHelper(stage, { de: 'Ist das Bike wasserdicht?', fr: 'Le vélo est-il étanche ?' }),
  },
  { name: 'sponsor-start', open: at(sponsor) },
  {
    name: 'sponsor-create',
    open: at(sponsor, { de: `?bike=${slugOf(demo.bike.de)}`, fr: `?bike=${slugOf(demo.bike.fr)}` }),
  },
  { name: 'sponsor-online', open: riderPage },
  { name: 'sponsor', open: async (stage) => stage.visit(await riderPage(stage)) },
  {
    name: 'sponsor-failed',
    open: async (stage) => {
      await contribute(stage, await riderPage(stage), async (page) => {
        const { abandon } = texts[stage.language].payment.local;
        await page.getByRole('button', { name: abandon, exact: true }).click();
        await page.getByRole('heading', { level: 1 }).waitFor();
      });
    },
  },
  {
    name: 'sponsor-done',
    open: async (stage) => {
      await contribute(stage, await riderPage(stage), async (page) => {
        await page.getByRole('button', { name: twint(stage), exact: true }).click();
        const { title } = texts[stage.language].sponsor.mine;
        await page.getByRole('heading', { level: 1, name: fill(title, { name: 'Lea' }) }).waitFor();
      });
    },
  },
  {
    name: 'sponsor-running',
    open: async (stage) => {
      const link = await riderPage(stage);
      await contribute(stage, link, async (page) => {
        await page.getByRole('button', { name: twint(stage), exact: true }).click();
        await page.waitForLoadState('networkidle');
      });
      await stage.visit(link);
    },
  },
  { name: 'stories', open: at({ de: '/unterwegs', fr: '/fr/en-route' }) },
  { name: 'story', window: true, open: at({ de: '/unterwegs/akku-im-frost', fr: '/fr/en-route/batterie-et-gel' }) },
  { name: 'wheel', open: at(wheel) },
  { name: 'wheel-before', open: async (stage) => stage.visit(await wheelMail(stage)) },
  { name: 'wheel-after', open: turnWheel },
  {
    name: 'winners',
    open: async (stage) => {
      await winnerShown(stage);
      await at({ de: '/gewonnen', fr: '/fr/gagnants' })(stage);
    },
  },
  { name: 'user-form', open: at({ de: '/formular/firmenanlass', fr: '/fr/formulaire/evenement-d-entreprise' }) },
  { name: 'newsletter', open: at({ de: '/newsletter', fr: '/fr/newsletter' }) },
  { name: 'availability', open: at(ofBike({ de: '/verfuegbarkeit', fr: '/fr/disponibilite' })) },
  { name: 'recommend', open: at(ofBike({ de: '/weitersagen', fr: '/fr/partager' })) },
  { name: 'short-link-unknown', open: at({ de: '/s/gibtesnicht', fr: '/fr/s/gibtesnicht' }) },
  { name: 'document', open: async (stage) => stage.visit(await documentLink(stage, 14)) },
  { name: 'document-expired', open: async (stage) => stage.visit(await documentLink(stage, -1)) },
  { name: 'document-unknown', open: at({ de: '/dokument?token=x', fr: '/fr/document?token=x' }) },
  { name: 'later', open: async (stage) => void (await putAside(stage)) },
  { name: 'resume', open: async (stage) => stage.visit(await putAside(stage)) },
  { name: 'resume-unknown', open: at({ de: '/checkout/weiter?token=x', fr: '/fr/checkout/reprendre?token=x' }) },
];
