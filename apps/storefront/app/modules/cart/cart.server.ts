/** Use cases of the cart: the server's cart, tied to the visitor, is the truth (decisions: Cart). */
export { addLine, type AddOptions, addRefusal } from './add-line.server.ts';
export { acceptPrice, type CartChoices, type ChangeRefusal, chooseForCart, removeLine } from './change-cart.server.ts';
export { lockCart } from './lock-cart.server.ts';
export { mergeCarts } from './merge-carts.server.ts';
export { cartCount, viewCart } from './read-cart.server.ts';
