/**
 * Marks an element that the server rendered as hydrated, called as its ref or from an effect: `data-interactive` shows tests and scripts
 * that it responds to clicks and keys.
 */
export function markInteractive(element: HTMLElement | null): void {
  if (element) element.dataset.interactive = ''
}
