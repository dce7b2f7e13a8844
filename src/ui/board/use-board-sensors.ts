import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** A mouse drags after 6 px. A finger has to rest for a moment first: an earlier movement scrolls the page. */
export const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
