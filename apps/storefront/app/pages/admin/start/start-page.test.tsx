import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameData } from '~/pages/admin/frame.tsx';
import { StartPage } from './start-page.tsx';

const nothing: FrameData = { email: 'a@b.example', open: 3, waiting: 0, calls: 0, reviews: 0, tickets: 0, hanging: 0 };
const tasks = { ids: 0, cancels: 0, refunds: 0, suspicious: 0, questions: 0, reviews: 0, hanging: 0, imports: 0 };

const shown = (frame: Partial<FrameData>, more: Partial<typeof tasks> = {}) =>
  renderToStaticMarkup(
    <StartPage
      frame={{ ...nothing, ...frame }}
      numbers={{
        ...{ at: '2026-11-24T08:00:00.000Z', period: '30-tage', planCount: 0, monthly: 0, monthlyBefore: 0 },
        ...{ perDay: [{ day: '2026-11-24', count: 0 }], funnel: { cart: 0, contact: 0, order: 0, paid: 0 } },
        ...{ plans: [], brands: [], sources: [], missing: [], tasks: { ...tasks, ...more } },
      }}
    />,
  );

it('says that all is done only where nothing waits that the navigation counts', () => {
  const done = 'Heute ist alles erledigt.';
  expect(shown({})).toContain(done);
  for (const waits of ['calls', 'reviews', 'tickets'] as const) {
    const page = shown({ [waits]: 1 });
    expect([waits, page.includes(done)]).toEqual([waits, false]);
  }
  expect(shown({ calls: 1 })).toContain('Rückruf steht an');
  expect(shown({ calls: 2 })).toContain('Rückrufe stehen an');
  expect(shown({}, { hanging: 1 })).toContain('Zustellung hängt');
});
