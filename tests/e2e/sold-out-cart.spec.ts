import { query } from './support/database.ts';
import { test } from './support/checkout.ts';
import { expect } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

/** Changes the line on the page to a variant that is always sold out: the demonstration bike in XL. */
async function sellOut(itemId: string): Promise<void> {
  await query(
    `update cart_item set variant_id = other.id from variant own, variant other
      where cart_item.id = $1::uuid and own.id = cart_item.variant_id and other.product_id = own.product_id
        and other.size = 'XL' and other.color_slug = own.color_slug`,
    [itemId],
  );
}

for (const language of languages) {
  const { cart: t, checkout: words } = texts[language];

  test(`A bike that has sold out has alternatives, in @${language} @without-js @alike`, async ({
    page,
    checkoutIn,
    visit,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const checkout = checkoutIn(language);
    await checkout.beginWithBike({ size: 'M', colour: 'nebelgrau' });
    await sellOut((await page.locator('input[name=itemId]').first().inputValue()) ?? '');
    await visit(page.url());
    const box = checkout.main.getByRole('region', { name: 'Allegro Limmat 5' });
    await expect(box.getByRole('radio')).toHaveCount(3);
    await expect(checkout.main.getByRole('heading', { name: words.plan.similar })).toBeVisible();
    await expect(checkout.main).not.toContainText(/CHF\s0(?!\d)/);
    await expect(checkout.main).toContainText(words.plan.waiting);
    await expect(box.getByRole('link', { name: t.gone.tell })).toHaveAttribute('href', /variante=\d+/);
    await expectAccessible();

    const large = fill(t.line.size, { size: 'L' });
    await box.getByRole('radio', { name: new RegExp(large) }).check();
    // With scripts the button names the choice.
    const take = javaScriptEnabled === false ? t.gone.take : fill(t.gone.takeThis, { what: `.+ ${large}` });
    await box.getByRole('button', { name: new RegExp(`^${take}$`) }).click();
    await expect(box).toHaveCount(0);
    await expect(checkout.main.getByRole('listitem').filter({ hasText: 'Limmat 5' }).first()).toContainText(large);
    await checkout.goToContact();
  });

  test(`A sold-out line can be left behind, in @${language} @without-js @alike`, async ({
    page,
    checkoutIn,
    visit,
  }) => {
    const checkout = checkoutIn(language);
    await checkout.beginWithBike({ size: 'M', colour: 'nebelgrau' });
    await checkout.addHelmet();
    await sellOut((await page.locator('input[name=itemId]').first().inputValue()) ?? '');
    await visit(page.url());
    const only = fill(words.plan.only_one, { name: 'Kask Bahnhof', amount: '119' });
    await checkout.main.getByRole('button', { name: only, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.contact.title })).toBeVisible();
    await expect(checkout.main).not.toContainText('Limmat 5');
  });
}
