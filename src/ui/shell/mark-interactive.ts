/**
 * Called with an element that the server draws, as its ref or from an effect, once React has hydrated it: `data-interactive` shows
 * tests and scripts that it answers to clicks and keys.
 */
export function markInteractive(element: HTMLElement | null): void {
  if (element) element.dataset.interactive = ''
}
