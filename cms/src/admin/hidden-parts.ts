/** Start of the drawing on the menu's item before the one that is hidden: several files. */
const FILES_ICON = 'm13.687 4.146-2.5-2.5a.5';

/**
 * Hides the ways to add a picture from an address: the server refuses to fetch one. In the media library it is the item after «files», in
 * the dialog of a field a tab.
 */
const HIDDEN_PARTS = `
  [role="menuitem"]:has(svg path[d^="${FILES_ICON}"]) + [role="menuitem"],
  [role="dialog"] [role="tab"][id$="-trigger-url"] { display: none; }
`;

/** Adds the rules to the panel's page. */
export function hideParts(): void {
  const style = document.createElement('style');
  style.textContent = HIDDEN_PARTS;
  document.head.append(style);
}
