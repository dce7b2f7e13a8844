/** The widths in pixels of each product screenshot, widest first: /pictures/{name}-{width}.webp. */
export const pictureWidths = [1920, 1280, 800] as const
