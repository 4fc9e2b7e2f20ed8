import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const CALL = '/api/document-store/storeErrorLogsToFirebase';

test.describe('A failure while a page is rendered @desktop', () => {
  for (const [language, help] of [
    ['de', '/404'],
    ['fr', '/fr/404'],
  ] as const) {
    test(`is logged once and leads to the error page in @${language}`, async ({ page, visit, complaints }) => {
      const reports: { message: string; componentStack: string; url: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(CALL)) reports.push(request.postDataJSON() as (typeof reports)[number]);
      });
      await visit(demo.bike[language]);
      const sent = page.waitForRequest((request) => request.url().endsWith(CALL));
      const term = page.getByRole('group', { name: texts[language].product.plan.term }).getByRole('radio').first();
      await term.evaluate((radio: HTMLInputElement) => {
        Math.round = () => {
          throw new Error('Amounts cannot be written');
        };
        radio.click();
      });
      // The page is left while the response is pending: the database shows what became of the report.
      await sent;
      const stored = 'select from breaking_error_log where message = $1';
      await expect.poll(async () => (await query(stored, ['Amounts cannot be written'])).length).toBeGreaterThan(0);
      await expect(page).toHaveURL(help);
      await expect(
        page.getByRole('heading', { level: 1, name: texts[language].common.error.serverTitle }),
      ).toBeVisible();
      await expect(page.getByText(texts[language].common.error.failedText)).toBeVisible();
      // The path exists.
      expect(await query('select 1 from missing_page where path = $1', [help])).toEqual([]);
      expect(reports).toMatchObject([
        {
          message: 'Amounts cannot be written',
          componentStack: expect.stringMatching(/\bat\b/),
          url: demo.bike[language],
        },
      ]);
      // The failure itself, and the status of the page that helps.
      const others = complaints.filter((each) => !each.includes('Amounts cannot be written'));
      expect(others).toEqual([expect.stringContaining('status of 404')]);
      complaints.length = 0;
    });
  }

  test('includes an answer of the shop that cannot be decoded', async ({ page, visit, complaints }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(CALL)) reports.push((request.postDataJSON() as { message: string }).message);
    });
    await visit(paths.imprint.de);
    await page.route(/\.data(\?|$)/, (route) =>
      route.fulfill({ status: 200, contentType: 'text/x-script', body: 'no data at all\n' }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'E-Trekking' }).click();
    await expect(page).toHaveURL('/404');
    await expect(page.getByText(texts.de.common.error.failedText)).toBeVisible();
    expect(reports).toEqual([expect.stringContaining('Unable to decode turbo-stream response')]);
    complaints.length = 0;
  });
});
