/** The widths in pixels that each picture of the product comes in, widest first: /pictures/{name}-{width}.webp. */
export const pictureWidths = [1920, 1280, 800] as const
