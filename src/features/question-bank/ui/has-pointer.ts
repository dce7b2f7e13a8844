/** True if a field may receive focus automatically. On touch screens, focus would open the on-screen keyboard. */
export const hasPointer = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
