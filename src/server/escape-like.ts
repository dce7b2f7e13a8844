/** Typed text inside a pattern of LIKE: what means something in a pattern stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
