export const maxStages = 20
export const maxMoves = 200
/** The number of cards a column starts with, and the number each "Show more" adds. */
export const columnStart = 20
export const columnStep = 50
