/** The item that is open: where the keyboard goes on once what it was on is gone. */
export const openPanel = (): HTMLElement | null => document.querySelector<HTMLElement>('.mod-panel')
