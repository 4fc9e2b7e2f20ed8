import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { STORED_VISIT } from './visit.ts';

/**
 * Stands in every page's head as it is: shows what the browser remembers before the first frame, by styles of its own
 * that change nothing of the page (`useVisit` puts what is true in their place). It is the same for everyone, and a
 * stranger's browser opens no storage for it.
 */
export const rememberedScript =
  `try{if(/${VISIT_COOKIE}=1/.test(document.cookie)){let c=JSON.parse(localStorage.${STORED_VISIT}).cart.count,s=new CSSStyleSheet;` +
  `c&&(s.replaceSync(':root{--cart-count:"'+(c>99?"99+":+c)+'"}'),document.adoptedStyleSheets=[s])}}catch{}`;
