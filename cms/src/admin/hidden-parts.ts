/** Start of the icon path of the menu item before the hidden one ("several files"). */
const FILES_ICON = 'm13.687 4.146-2.5-2.5a.5';

/**
 * Hides "add from URL", which the server refuses. In the media library it is the menu item after "files", in the dialog
 * of a field a tab.
 */
const HIDDEN_PARTS = `
  [role="menuitem"]:has(svg path[d^="${FILES_ICON}"]) + [role="menuitem"],
  [role="dialog"] [role="tab"][id$="-trigger-url"] { display: none; }
`;

export function hideParts(): void {
  const style = document.createElement('style');
  style.textContent = HIDDEN_PARTS;
  document.head.append(style);
}
