import type { MouseEvent } from 'react'

const MIDDLE = 1

/** For the link of a notification: opening it reads it, in a tab of its own too; other buttons of the pointer only look at it. */
export const readByLink = (read: boolean, onRead: () => void) =>
  read ? {} : { onClick: onRead, onAuxClick: ({ button }: MouseEvent) => void (button === MIDDLE && onRead()) }
