import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FrameData } from '~/pages/admin/staff-page.tsx';
import { Tasks } from './start-page.tsx';

const nothing: FrameData = { email: 'a@b.example', open: 3, waiting: 0, calls: 0, reviews: 0, tickets: 0, hanging: 0 };
const tasks = { ids: 0, cancels: 0, refunds: 0, suspicious: 0, questions: 0, reviews: 0, hanging: 0, imports: 0 };

const shown = (frame: Partial<FrameData>, more: Partial<typeof tasks> = {}) =>
  renderToStaticMarkup(<Tasks tasks={{ ...tasks, ...more }} frame={{ ...nothing, ...frame }} />);

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
