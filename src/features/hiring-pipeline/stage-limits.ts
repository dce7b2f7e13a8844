export const mostStages = 20
export const mostMoves = 200
/** How many cards a lane begins with, and how many more it shows each time it is asked to. */
export const laneStart = 20
export const laneStep = 50
