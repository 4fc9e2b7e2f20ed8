import { shopper, test } from './support/checkout.ts';
import { paths } from './support/demo.ts';
import { expect, expectFailedLoads } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

test.describe('The contact form', () => {
  for (const language of languages) {
    test(`says what is wrong and keeps typed values in @${language} @without-js`, async ({
      page,
      checkoutIn,
      complaints,
      javaScriptEnabled,
    }) => {
      const t = texts[language].checkout.contact;
      const checkout = checkoutIn(language);
      const person = shopper();
      await checkout.beginWithBike({ size: 'S', colour: 'nebelgrau' });
      await checkout.goToContact();
      await checkout.fillContact({ ...person, zip: '80', phone: '79' });
      await checkout.fillEligibility();
      await checkout.terms.check();
      await checkout.sendContact();

      const alert = page.getByRole('alert');
      await expect(alert).toContainText(t.error.zip);
      await expect(alert).toContainText(t.error.phone);
      for (const name of ['zip', 'phone'] as const)
        await expect(checkout.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(checkout.field('zip')).toHaveAccessibleDescription(t.error.zip);
      await expect(checkout.field('zip')).toHaveValue('80');
      await expect(checkout.field('firstname')).toHaveValue('Mia');
      await expect(checkout.field('email')).toHaveValue(person.email);
      await expect(page.getByRole('textbox', { name: t.field.birthYear })).toHaveValue('1990');
      await expect(page.getByRole('radio', { name: t.document.swiss })).toBeChecked();
      await expect(checkout.terms).toBeChecked();
      if (javaScriptEnabled === false) expectFailedLoads(complaints, 400);

      await page.goto(paths.cart[language]);
      await checkout.goToContact();
      await expect(checkout.field('city')).toHaveValue('Zürich');
      await checkout.field('zip').fill('8001');
      await checkout.field('phone').fill('79 123 45 67');
      // Agreements must be given again each time.
      if (javaScriptEnabled === false || !(await checkout.terms.isChecked())) await checkout.terms.check();
      await checkout.sendContact();
      await checkout.arriveAtReview();
    });
  }

  test('says why there is no plan under the age of 21, and loses no typed data on a reload @desktop', async ({
    page,
    hydrated,
    checkoutIn,
  }) => {
    const checkout = checkoutIn('de');
    const person = shopper();
    await checkout.beginWithBike({ size: 'S', colour: 'tannengruen' });
    await checkout.goToContact();
    await checkout.fillContact(person);
    await checkout.fillEligibility();
    const year = page.getByRole('textbox', { name: texts.de.checkout.contact.field.birthYear });
    await year.fill(String(new Date().getFullYear() - 18));
    // Requests sent while the page is left do not arrive in time.
    await page.evaluate(() => {
      window.fetch = () => new Promise(() => undefined);
    });
    await page.reload();
    await hydrated();
    for (const name of ['firstname', 'email', 'phone', 'city'] as const)
      await expect(checkout.field(name)).toHaveValue(person[name]);
    await expect(year).toHaveValue(String(new Date().getFullYear() - 18));
    await expect(page.getByRole('radio', { name: texts.de.checkout.contact.document.swiss })).toBeChecked();
    // Agreements must be given again each time.
    await expect(checkout.terms).not.toBeChecked();
    await checkout.terms.check();
    await checkout.sendContact();
    await expect(page.getByRole('alert')).toContainText(texts.de.checkout.contact.error['too-young']);

    await year.fill('1990');
    await checkout.sendContact();
    await checkout.arriveAtReview();
    expect(await page.evaluate(() => sessionStorage.getItem('velory-typed'))).toBeNull();
  });
});

test.describe('The cart', () => {
  for (const language of languages) {
    test(`links to bikes while it is empty, in @${language} @without-js @alike`, async ({
      page,
      visit,
      expectAccessible,
      javaScriptEnabled,
    }) => {
      const { empty } = texts[language].cart;
      for (const step of [paths.cart, paths.contact, paths.review]) {
        await visit(step[language]);
        await expect(page).toHaveURL(paths.cart[language]);
      }
      await expect(page.getByRole('heading', { level: 1, name: empty.title })).toBeVisible();
      if (javaScriptEnabled !== false) await expectAccessible();
      await page.getByRole('main').getByRole('link', { name: empty.bikes }).click();
      await expect(page).toHaveURL(paths.allModels[language]);
    });

    test(`loses its last item and says so, in @${language} @without-js @alike`, async ({ page, visit, checkoutIn }) => {
      const t = texts[language];
      await checkoutIn(language).beginWithBike({ size: 'M', colour: 'bordeaux' });
      await visit(paths.home[language]);
      const bag = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t.common.nav.cart}`) });
      await expect(bag).toHaveAccessibleName(fill(t.common.nav.cartCount_one, { count: 1 }));
      await visit(paths.cart[language]);
      await page.getByRole('button', { name: fill(t.cart.line.remove, { name: 'Allegro Limmat 5' }) }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.cart.empty.title })).toBeVisible();
      await visit(paths.home[language]);
      await expect(bag).toHaveAccessibleName(t.common.nav.cart);
    });
  }

  test('keeps the sum of every plan equal to the price, to the Rappen', async ({ page, checkoutIn }) => {
    const t = texts.de.checkout;
    const checkout = checkoutIn('de');
    await checkout.beginWithBike({ size: 'S', colour: 'nebelgrau' });
    await checkout.addHelmet();
    const downPayment = page.getByRole('textbox', { name: t.plan['down-payment'] });
    for (const months of [12, 24, 36, 48]) {
      await checkout.term(months).check();
      for (const francs of ['0', '777', '2000']) {
        await downPayment.fill(francs);
        await expect(downPayment).toHaveValue(francs);
        expect(await checkout.calendarSum()).toBe(443_900);
      }
    }
    await expect(page.getByRole('complementary').getByText('CHF 4’439')).toBeVisible();
  });

  test('has no accessibility violations on any of its steps @cross', async ({ checkoutIn, expectAccessible }) => {
    const checkout = checkoutIn('fr');
    const person = shopper();
    await checkout.beginWithBike({ size: 'M', colour: 'bordeaux' });
    await expectAccessible();
    await checkout.goToContact();
    await expectAccessible();
    await checkout.fillContact(person);
    await checkout.fillEligibility();
    await checkout.terms.check();
    await checkout.sendContact();
    await checkout.arriveAtReview();
    await expectAccessible();
    await checkout.orderButton.click();
    await checkout.confirmation(person);
    await expectAccessible();
  });
});
