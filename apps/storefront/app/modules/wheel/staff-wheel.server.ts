import { db } from '~/platform/db.server.ts';
import { wheelState, type WheelState } from './wheel.ts';

/** A wheel as staff see it. Times are ISO 8601. */
export interface StaffWheel {
  id: string;
  state: WheelState;
  opensAt: string;
  closesAt: string;
  claimsUntil: string;
  seal: string;
  /** Numbers given out, and those that turned. */
  requested: number;
  turned: number;
  prizes: {
    id: number;
    name: string;
    fields: number;
    stock: number | null;
    given: number;
    handed: number;
    isThing: boolean;
  }[];
}

/** All wheels, the newest first. */
export async function staffWheels(now = new Date()): Promise<StaffWheel[]> {
  const wheels = await db.wheelCampaign.findMany({
    include: {
      prizes: {
        orderBy: { rank: 'asc' },
        include: { _count: { select: { turns: { where: { handedAt: { not: null } } } } } },
      },
      _count: { select: { turns: { where: { turnedAt: { not: null } } } } },
    },
    orderBy: { opensAt: 'desc' },
    take: 50,
  });
  return wheels.map((wheel) => ({
    id: wheel.id,
    seal: wheel.seal,
    state: wheelState(wheel, now),
    opensAt: wheel.opensAt.toISOString(),
    closesAt: wheel.closesAt.toISOString(),
    claimsUntil: wheel.claimsUntil.toISOString(),
    requested: wheel.lastNumber,
    turned: wheel._count.turns,
    prizes: wheel.prizes.map((prize) => ({
      id: prize.id,
      name: prize.nameDe,
      fields: prize.fields,
      stock: prize.stock,
      given: prize.given,
      handed: prize._count.turns,
      isThing: prize.amount === null,
    })),
  }));
}

/** A prize that was won, by its code. */
export interface FoundPrize {
  code: string;
  prize: string;
  isThing: boolean;
  /** ISO 8601; absent: not handed out. */
  handedAt: string | null;
  turnedAt: string | null;
}

/** The prize of a code; undefined if no one has won it, or its time is over. */
export async function findPrize(code: string): Promise<FoundPrize | undefined> {
  const turn = await db.wheelTurn.findUnique({ where: { code: code.trim().toUpperCase() }, include: { prize: true } });
  if (!turn?.prize || turn.code === null) return undefined;
  return {
    code: turn.code,
    prize: turn.prize.nameDe,
    isThing: turn.prize.amount === null,
    handedAt: turn.handedAt?.toISOString() ?? null,
    turnedAt: turn.turnedAt?.toISOString() ?? null,
  };
}

/** Records that a thing was handed out, once. @returns false if it was before, or the code is none of a thing */
export async function handOut(code: string, now = new Date()): Promise<boolean> {
  const { count } = await db.wheelTurn.updateMany({
    where: { code: code.trim().toUpperCase(), handedAt: null, prize: { amount: null } },
    data: { handedAt: now },
  });
  return count > 0;
}

/** Winners whose names are shown, the newest first. */
export async function shownWinners(): Promise<{ id: string; name: string; prize: string }[]> {
  const turns = await db.wheelTurn.findMany({
    where: { shownName: { not: null } },
    include: { prize: true },
    orderBy: { shownAt: 'desc' },
    take: 100,
  });
  return turns.map(({ id, shownName, shownPlace, prize }) => ({
    id,
    name: `${shownName}, ${shownPlace}`,
    prize: prize?.nameDe ?? '',
  }));
}
