import { useMedia } from '#ui/page/use-media.ts'

/** True if the window is as narrow as a phone. False on the server. */
export const usePhone = (): boolean => useMedia('(max-width: 767.98px)', false)
