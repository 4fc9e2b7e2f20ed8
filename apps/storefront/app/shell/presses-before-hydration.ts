/** Events for which React 18 hydrates a page at once, without waiting. */
const pressEvents = [
  ...['auxclick', 'click', 'contextmenu', 'dblclick', 'dragend', 'dragstart', 'drop', 'mousedown', 'mouseup'],
  ...['pointercancel', 'pointerdown', 'pointerup', 'touchcancel', 'touchend', 'touchstart'],
  ...['keydown', 'keypress', 'keyup', 'compositionend', 'compositionstart', 'textInput', 'copy', 'cut', 'paste'],
  ...['change', 'input', 'reset', 'submit'],
];

/**
 * Keeps presses from React while it hydrates the page: links, forms and disclosures answer them as plain HTML. React
 * would hydrate at once, which fails while Remix still decodes the data of the page (React's error 345).
 * @returns ends it: to be called once the page is hydrated
 */
export function leavePressesToBrowser(): () => void {
  const keep = (event: Event): void => event.stopPropagation();
  for (const type of pressEvents) window.addEventListener(type, keep, { capture: true });
  return () => {
    for (const type of pressEvents) window.removeEventListener(type, keep, { capture: true });
  };
}
