import { useMedia } from './use-media.ts'

/** Is there room for two columns? The server cannot know and assumes yes; CSS hides the rest until hydration. */
export const useWide = (): boolean => useMedia('(min-width: 901px)', true)
