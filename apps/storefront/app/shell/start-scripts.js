// Runs inline at the end of the body, by when the style sheet is there.
{
  const LONGEST_WAIT = 2500;
  const written = document.createElement('template');
  written.innerHTML = document.getElementById('scripts').textContent;

  /** An element that came by `innerHTML` does nothing; a copy that is made and filled does. */
  const add = (element) => {
    const copy = document.createElement(element.localName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.textContent = element.textContent;
    document.body.append(copy);
  };

  // Data that scripts further down the page add to.
  for (const script of written.content.querySelectorAll('script:not([type])')) {
    add(script);
    script.remove();
  }

  const signals = ['pointerdown', 'keydown', 'focusin'];
  const start = () => {
    for (const signal of signals) removeEventListener(signal, start);
    for (const element of [...written.content.children]) {
      add(element);
      element.remove();
    }
  };
  const startAfterPictures = () =>
    Promise.allSettled(
      [...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode()),
    ).then(start);

  for (const signal of signals) addEventListener(signal, start);
  setTimeout(start, document.hidden ? 0 : LONGEST_WAIT);
  new PerformanceObserver(startAfterPictures).observe({ type: 'paint', buffered: true });
}
