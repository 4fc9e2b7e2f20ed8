import type { Page } from '@playwright/test';

/** Runs in the page. */
function replaceTexts(): void {
  const isLeftAlone = (node: Node): boolean =>
    node.parentElement === null ||
    node.parentElement.closest('script, style, noscript, textarea, title, font') !== null;
  const replace = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || isLeftAlone(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replace(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replace(target);
      for (const node of addedNodes) if (node.isConnected) replace(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/**
 * Changes a page as a browser's translation does: each text becomes an element, and the text node that React knows is
 * gone. The words stay the same, so a stale figure is visible.
 */
export const translatePage = (page: Page): Promise<void> => page.evaluate(replaceTexts);
