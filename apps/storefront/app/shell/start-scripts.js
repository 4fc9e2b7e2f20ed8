// Stands inline at the end of the body; it runs when the style sheets before it are there.
{
  const LONGEST_WAIT_MS = 2500;
  const written = document.createElement('template');
  const { dataset, textContent } = document.getElementById('scripts');
  written.innerHTML = textContent;

  // Elements that came by `innerHTML` do nothing; copies that are made one by one do.
  const add = (element) => {
    const copy = document.createElement(element.localName);
    for (const { name, value } of element.attributes) copy.setAttribute(name, value);
    copy.textContent = element.textContent;
    document.body.append(copy);
    element.remove();
  };
  const take = (selector) => [...written.content.querySelectorAll(selector)];

  // What data scripts further down the page add to is there at once.
  for (const script of take('script:not([type])')) add(script);

  const signals = ['pointerdown', 'keydown', 'focusin'];
  const start = async () => {
    for (const signal of signals) removeEventListener(signal, start);
    const links = take('link');
    const scripts = take('script');
    // Whoever reads them asks again where they cannot be had (`i18n/page-texts.ts`).
    window.pageTexts ??= fetch(dataset.texts).then((answer) => (answer.ok ? answer.json() : undefined));
    window.pageTexts.catch(() => undefined);
    for (const element of [...links, ...scripts]) element.remove();
    for (const link of links) add(link);
    // The largest file runs in a task of its own, so that a press is answered in between.
    const framework = links.find(({ href }) => href.includes('/framework-'));
    if (framework) {
      await import(framework.href).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const script of scripts) add(script);
  };
  const pictures = () => [...document.querySelectorAll('img[fetchpriority=high]')].map((picture) => picture.decode());

  for (const signal of signals) addEventListener(signal, start);
  setTimeout(start, document.hidden ? 0 : LONGEST_WAIT_MS);
  new PerformanceObserver(() => Promise.allSettled(pictures()).then(start)).observe({ type: 'paint', buffered: true });
}
