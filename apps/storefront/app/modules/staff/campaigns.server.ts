import { z } from 'zod';
import { parseFrancs } from '~/i18n/typed-amount.ts';
import { handOut } from '~/modules/wheel/staff-wheel.server.ts';
import { announceWheel, hideWinnerOf } from '~/modules/wheel/wheel.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { PRIZE_ROWS, type WheelForm } from './campaigns.ts';
import type { StaffMember } from './role.server.ts';
import { recordAction } from './staff-log.server.ts';

/** A local time as a form sends it; undefined if it is none. */
function moment(text: string): Date | undefined {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  try {
    return momentInZurich(text);
  } catch {
    return undefined;
  }
}

const whole = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Announces a wheel of what a staff member has typed. @returns why it could not be, in sentences */
export async function createWheel(staff: StaffMember, form: WheelForm): Promise<string[]> {
  const opensAt = moment(form.opensAt);
  const closesAt = moment(form.closesAt);
  const claimsUntil = moment(form.claimsUntil);
  if (!opensAt || !closesAt || !claimsUntil) return ['Beginn, Ende und Einlösefrist brauchen Tag und Zeit.'];
  if (opensAt < new Date(Date.now() - 60_000)) return ['Der Beginn ist schon vorbei.'];
  const rows = form.prizes.slice(0, PRIZE_ROWS).filter(({ nameDe }) => nameDe.trim() !== '');
  const isUnclear = rows.some(
    ({ fields, stock, amount, minimum }) =>
      Number.isNaN(whole(fields)) ||
      (stock.trim() !== '' && Number.isNaN(whole(stock))) ||
      [amount, minimum].some((text) => text.trim() !== '' && parseFrancs(text.trim()) === undefined),
  );
  if (isUnclear) return ['Felder, Anzahl, Betrag und Warenwert sind Zahlen.'];
  const francs = (text: string): number | null => (text.trim() === '' ? null : (parseFrancs(text.trim()) ?? null));
  const { id, problems } = await announceWheel({
    opensAt,
    closesAt,
    claimsUntil,
    prizes: rows.map(({ nameDe, nameFr, shortDe, shortFr, fields, stock, amount, minimum }) => ({
      nameDe,
      nameFr,
      shortDe,
      shortFr,
      fields: whole(fields),
      stock: stock.trim() === '' ? null : whole(stock),
      amount: francs(amount),
      minimum: francs(minimum),
    })),
  });
  if (problems) return problems;
  await recordAction(staff, { action: 'wheel.announce', subject: id });
  return [];
}

/** Records that a prize was sent. @returns false if it was before, or nothing of it is sent */
export async function handOutPrize(staff: StaffMember, code: string): Promise<boolean> {
  if (!(await handOut(code))) return false;
  await recordAction(staff, { action: 'wheel.hand-out', subject: code.trim().toUpperCase() });
  return true;
}

/** Takes a winner's name off the shop. @returns false if none was shown */
export async function removeWinnerName(staff: StaffMember, turnId: string): Promise<boolean> {
  if (!z.uuid().safeParse(turnId).success || !(await hideWinnerOf(turnId))) return false;
  await recordAction(staff, { action: 'wheel.hide-name', subject: turnId });
  return true;
}
