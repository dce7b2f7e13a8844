/** Whether a field may take the focus by itself: with a finger alone a keyboard would jump up. */
export const hasPointer = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
