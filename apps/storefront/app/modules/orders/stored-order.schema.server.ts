import { z } from 'zod';

/*
 * The JSON columns of a checkout document and its deals (spec §3), one schema each. Readers pick the fields they need,
 * so that a document in another form is detected when it is read. Amounts are Rappen.
 */

const place = { street: z.string(), house_number: z.string(), zip: z.string(), city: z.string() };

/** `checkout.contact`. E-mail and phone are empty once the person is erased. */
export const storedContact = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  ...place,
  country_choice: z.string(),
  country_code: z.string(),
  /** Delivery address in Switzerland, if it differs. */
  delivery: z
    .object({ name: z.string(), ...place })
    .nullable()
    .default(null),
});

/** One of `checkout.cartItems`. */
export const storedItem = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  sku: z.string().nullable(),
  price: z.number().int(),
  brand: z.string().nullable(),
  frame: z.string(),
  /** URL of its picture. */
  image: z.string(),
  selectedSize: z.string().nullable(),
  selectedColor: z.string().nullable(),
  selectedAddOn: z.string().nullable().default(null),
  categories: z.array(z.string()),
});

/** `checkout.schedule`: dates as of the order (`dueSchedule` moves them with the signature). */
export const storedSchedule = z.array(
  z.object({ kind: z.enum(['down-payment', 'instalment', 'once']), date: z.string(), amount: z.number() }),
);

/** `deal.properties`, as far as the shop reads them; written by `dealProperties`. */
export const storedDeal = z.object({
  e_bike_choice: z.string(),
  e_bike_price: z.number(),
  e_bike_size: z.string().nullable(),
  e_bike_color: z.string().nullable(),
  e_bike_frame: z.string(),
  e_bike_stock_information: z.string().nullish(),
  brand: z.string().nullable(),
  frame_number: z.string().nullable(),
  article_number_2: z.string().nullable(),
  selected_add_on: z.string().nullable().default(null),
  isOccasion: z.boolean(),
  free_insurance: z.boolean().default(false),
  deliveryTimeInDays: z.number().nullish(),
  expected_delivery_date__website_: z.string().nullish(),
  store_front_instance: z.string().nullable(),
});
