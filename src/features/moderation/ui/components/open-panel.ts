/** The open item: the focus moves there once the focused element is gone. */
export const openPanel = (): HTMLElement | null => document.querySelector<HTMLElement>('.mod-panel')
