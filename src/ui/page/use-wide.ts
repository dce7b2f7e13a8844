import { useMedia } from './use-media.ts'

/** Whether there is room for two columns. The server cannot know and assumes yes; until hydration CSS hides the rest. */
export const useWide = (): boolean => useMedia('(min-width: 901px)', true)
