/** Id of the form that puts a product into the cart: fields and buttons outside of it name it. */
export const BUY_FORM_ID = 'kaufen';

/** Id of the sizes in it: where the button leads that asks for one. */
export const SIZES_ID = 'groessen';
