export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** '1:52' */
export const formatClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
