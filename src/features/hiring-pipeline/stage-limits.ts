export const mostStages = 20
export const mostMoves = 200
/** The number of cards a lane starts with, and the number each "Show more" adds. */
export const columnStart = 20
export const columnStep = 50
