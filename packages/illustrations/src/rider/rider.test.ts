import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIKE_TYPES, type BikeType } from '../illustrations.ts';
import { drawRider, isDrawnRider, riderFit, riderMarks } from '../riders.ts';
import { ridersSheet } from '../riders-sheet.ts';
import { type Point, angleOf, distance, shift } from '../svg/geometry.ts';
import { bodyOf, DRAWN_HEIGHTS, inseamRange } from './body.ts';
import { contactsOf } from './contacts.ts';
import { ANATOMY, type Leg, poseOf } from './pose.ts';

const BARS = ['trekking', 'city', 'flat', 'drop'] as const;
const SIZES = ['XS', 'S', 'M', 'M/L', 'L', 'XL', 'XXL'];
const paint = { main: '#24463d', accent: '#e8e2d0' };

function ride(type: BikeType, bar: (typeof BARS)[number], size: string, heightCm: number, inseamCm?: number) {
  const body = bodyOf(heightCm, inseamCm);
  const contacts = contactsOf({ kind: 'bike', type, bar }, size, body);
  return { body, contacts, pose: poseOf(contacts, body) };
}

/** Angle at `b`, by the law of cosines. */
function innerAngle(a: Point, b: Point, c: Point): number {
  const first = distance(a, b);
  const second = distance(b, c);
  const across = distance(a, c);
  const cosine = (first ** 2 + second ** 2 - across ** 2) / (2 * first * second);
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

const within = (value: number, { min, max }: { min: number; max: number }) => {
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
};

/** What is wrong with a rider: a limb out of its range, torn, or not where rider and bike touch. */
function faultsOf({ body, contacts, pose }: ReturnType<typeof ride>): string[] {
  const { near, far, arm, back, gaze, eye } = pose;
  const faults: string[] = [];
  const demand = (what: string, holds: boolean) => {
    if (!holds) faults.push(what);
  };
  const range = (what: string, value: number, { min, max }: { min: number; max: number }) =>
    demand(`${what} ${value}`, value >= min && value <= max);
  const bone = (what: string, a: Point, b: Point, length: number) =>
    demand(`${what} is torn`, Math.abs(distance(a, b) - length) < 0.01);
  const touches = (what: string, a: Point, b: Point) => demand(what, distance(a, b) < 0.01);

  range('knee', innerAngle(near.hip, near.knee, near.ankle), ANATOMY.knee);
  range('far knee', innerAngle(far.hip, far.knee, far.ankle), ANATOMY.knee);
  range('elbow', innerAngle(arm.shoulder, arm.elbow, arm.hand), ANATOMY.elbow);
  range('back', back, ANATOMY.back);
  range('heel', near.heel, ANATOMY.heel);
  range('far heel', far.heel, ANATOMY.heel);
  range('hip', innerAngle(arm.shoulder, near.hip, near.knee), ANATOMY.hip);
  range('far hip', innerAngle(arm.shoulder, far.hip, far.knee), ANATOMY.hip);
  // The head is held up by the neck: what it looks down less than the trunk leans.
  range('neck', 90 - gaze - back, ANATOMY.neck);

  const leg = (what: string, { hip, knee, ankle }: Leg) => {
    bone(`${what} thigh`, hip, knee, body.thigh);
    bone(`${what} shank`, knee, ankle, body.shank);
  };
  leg('near', near);
  leg('far', far);
  bone('upper arm', arm.shoulder, arm.elbow, body.upperArm);
  bone('forearm', arm.elbow, arm.hand, body.foreArm + body.fist);
  bone('trunk', near.hip, arm.shoulder, body.trunk);

  touches('near foot off its pedal', near.ball, shift(contacts.nearPedal, 0, -13));
  touches('far foot off its pedal', far.ball, shift(contacts.farPedal, 0, -13));
  touches('hand off the grip', arm.hand, shift(contacts.grip, 0, -14));
  const seat = shift(contacts.sit, 16, -body.seat);
  if (pose.seated) touches('seat off the saddle', near.hip, seat);
  else demand('not before the saddle', near.hip.x > seat.x);

  demand('near knee bends back', angleOf(near.hip, near.knee) < angleOf(near.hip, near.ankle));
  demand('far knee bends back', angleOf(far.hip, far.knee) < angleOf(far.hip, far.ankle));
  demand('elbow bends up', angleOf(arm.shoulder, arm.elbow) >= angleOf(arm.shoulder, arm.hand));
  demand('eyes look back', eye.x > pose.headCentre.x);
  demand('eyes look down', gaze >= 0 && gaze <= 25);
  demand('eyes below the shoulder', eye.y < arm.shoulder.y);
  demand('eyes below the grip', eye.y < contacts.grip.y);
  return faults;
}

describe.each(BIKE_TYPES)('a rider on %s', (type) => {
  it('keeps every limb within anatomy, on all bars, sizes, heights and inseams', () => {
    const found: string[] = [];
    for (const bar of BARS) {
      for (const size of SIZES) {
        for (let height: number = DRAWN_HEIGHTS.min; height <= DRAWN_HEIGHTS.max; height += 1) {
          const { min, max } = inseamRange(height);
          for (const inseam of height % 5 === 0 ? [undefined, min, max] : [undefined]) {
            const faults = faultsOf(ride(type, bar, size, height, inseam));
            if (faults.length > 0) found.push(`${bar} ${size} ${height} ${inseam}: ${faults.join(', ')}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('keeps them so for any body', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BARS),
        fc.constantFrom(...SIZES),
        fc.integer(DRAWN_HEIGHTS).chain((height) => fc.tuple(fc.constant(height), fc.integer(inseamRange(height)))),
        (bar, size, [height, inseam]) => {
          expect(faultsOf(ride(type, bar, size, height, inseam))).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('shows all of the rider in the picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SIZES),
        fc.integer(DRAWN_HEIGHTS),
        fc.constantFrom(...BARS),
        (size, heightCm, bar) => {
          const svg = drawRider({ kind: 'bike', type, bar }, { heightCm }, { paint, size });
          const [x = 0, y = 0, width = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
          const { pose, body } = ride(type, bar, size, heightCm);
          expect(pose.headCentre.y - body.head * 0.62).toBeGreaterThan(y);
          expect(Math.min(pose.near.hip.x, pose.far.ankle.x)).toBeGreaterThan(x);
          expect(Math.max(pose.arm.hand.x, pose.far.knee.x)).toBeLessThan(x + width);
          expect(svg).not.toMatch(/NaN|undefined|Infinity| id=/);
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('appears 24 times on the sheet for visual review', () => {
  const sheet = ridersSheet();
  expect(sheet.match(/<svg x=/g)).toHaveLength(24);
  // No cell states its size twice, which no browser reads.
  expect(sheet).not.toMatch(/<svg [^>]*\bwidth="[^"]*"[^>]*\bwidth="/);
});

describe('the fit', () => {
  const bike = (type: BikeType) => ({ kind: 'bike', type }) as const;

  it('sets the saddle 109 % of the inseam above the lowest pedal', () => {
    expect(riderFit(bike('trapez'), { heightCm: 172, inseamCm: 80 }, 'M').saddleCm).toBe(Math.round(80 * 1.09 - 17));
    const { near } = ride('trapez', 'trekking', 'M', 172).pose;
    within(innerAngle(near.hip, near.knee, near.ankle), { min: 140, max: 152 });
  });

  it('says which end of the seat post a rider passes, and by how much', () => {
    expect(riderFit(bike('diamant'), { heightCm: 174 }, 'M')).toMatchObject({ verdict: 'fits', reasons: [] });
    const small = riderFit(bike('diamant'), { heightCm: 145 }, 'L');
    expect(small.verdict).toBe('no');
    expect(small.reasons[0]).toMatchObject({ kind: 'saddle-high' });
    const tall = riderFit(bike('trapez'), { heightCm: 215 }, 'XS');
    expect(tall.verdict).toBe('no');
    expect(tall.reasons[0]).toMatchObject({ kind: 'saddle-low' });
    expect(tall.saddleCm).toBe(tall.saddleRange[1]);
  });

  it('is at its limit for up to two centimetres past the post, then none', () => {
    const verdicts = Array.from({ length: 40 }, (_, k) => riderFit(bike('diamant'), { heightCm: 180 - k }, 'XL'));
    const missing = verdicts.map(({ reasons: [first] }) => (first && 'by' in first ? first.by : 0));
    for (const [k, { verdict }] of verdicts.entries()) {
      const by = missing[k] ?? 0;
      if (by === 0) expect(verdict).toBe('fits');
      if (by === 1) expect(verdict).toBe('limit');
      if (by > 2) expect(verdict).toBe('no');
    }
    expect(new Set(verdicts.map(({ verdict }) => verdict)).size).toBe(3);
  });

  it('sits upright on a city bike and sportily on drop bars', () => {
    expect(riderFit(bike('wave'), { heightCm: 168 }, 'M').posture).toBe('upright');
    expect(riderFit(bike('gravel'), { heightCm: 174 }, 'M').posture).toBe('sporty');
  });

  it('reaches the ground with more of the sole, the longer the legs', () => {
    const order = ['none', 'toes', 'ball', 'sole'];
    const grounds = [145, 165, 185, 205, 220].map((heightCm) =>
      order.indexOf(riderFit(bike('diamant'), { heightCm }, 'XL').ground),
    );
    expect(grounds).toEqual([...grounds].sort((a, b) => a - b));
    expect(grounds[0]).toBe(0);
  });

  it('marks crank, saddle and grip inside the picture', () => {
    const { bracket, saddle, grip } = riderMarks(bike('frontbox'), { heightCm: 180 }, 'M');
    for (const share of [...bracket, ...saddle, ...grip]) within(share, { min: 0, max: 1 });
    expect(saddle[1]).toBeLessThan(bracket[1]);
    expect(grip[0]).toBeGreaterThan(saddle[0]);
  });

  it('knows the bodies that it draws', () => {
    expect([139, 140, 220, 221].map((heightCm) => isDrawnRider({ heightCm }))).toEqual([false, true, true, false]);
    expect([70, 71, 88, 89, NaN].map((inseamCm) => isDrawnRider({ heightCm: 170, inseamCm }))).toEqual([
      false, false, true, false, false,
    ]); // prettier-ignore
  });
});

describe('bodies', () => {
  it('keep their height when their legs are long', () => {
    const usual = bodyOf(180);
    const long = bodyOf(180, 90);
    expect(long.thigh + long.shank + long.trunk).toBeCloseTo(usual.thigh + usual.shank + usual.trunk);
    expect(long.thigh).toBeGreaterThan(usual.thigh);
  });
});
