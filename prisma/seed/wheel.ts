import { announceWheel } from '~/modules/wheel/wheel.server.ts';
import { db } from '~/platform/db.server.ts';

const DAY = 86_400_000;

/** Creates the demo wheel of fortune, open for three weeks. @returns false if there already was one */
export async function seedWheel(now = new Date()): Promise<boolean> {
  if ((await db.wheelCampaign.count()) > 0) return false;
  const inDays = (days: number): Date => {
    const day = new Date(now.getTime() + days * DAY);
    day.setUTCHours(22, 59, 0, 0);
    return day;
  };
  const { problems } = await announceWheel({
    opensAt: now,
    closesAt: inDays(21),
    claimsUntil: inDays(42),
    prizes: [
      {
        nameDe: 'CHF\u00a0500 auf ein E-Bike',
        nameFr: 'CHF\u00a0500 sur un vélo électrique',
        shortDe: 'CHF\u00a0500',
        shortFr: 'CHF\u00a0500',
        fields: 1,
        stock: 3,
        amount: 500_00,
        minimum: 2500_00,
      },
      {
        nameDe: 'Helm Kask Bahnhof',
        nameFr: 'Casque Kask Bahnhof',
        shortDe: 'Helm',
        shortFr: 'Casque',
        fields: 3,
        stock: 60,
        amount: null,
        minimum: null,
      },
      {
        nameDe: 'CHF\u00a020 auf Zubehör oder Bike',
        nameFr: 'CHF\u00a020 sur accessoires ou vélo',
        shortDe: 'CHF\u00a020',
        shortFr: 'CHF\u00a020',
        fields: 8,
        stock: null,
        amount: 20_00,
        minimum: 50_00,
      },
    ],
  });
  if (problems) throw new Error(problems.join(' '));
  return true;
}
