import type { MouseEvent } from 'react'

const MIDDLE = 1

/** Handlers for a notification's link: opening it, also in a new tab, marks it as read. Other mouse buttons do not. */
export const readByLink = (read: boolean, onRead: () => void) =>
  read ? {} : { onClick: onRead, onAuxClick: ({ button }: MouseEvent) => void (button === MIDDLE && onRead()) }
