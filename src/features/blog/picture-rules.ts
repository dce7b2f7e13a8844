export const MAX_BLOG_PICTURE_BYTES = 10 * 1024 * 1024

/** Texts for refused images. */
export const blogPictureErrors = {
  BLOG_PICTURE_TOO_LARGE: { status: 413, message: 'This image is too large. Choose one of at most 10 MB.' },
  BLOG_PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This image has too many pixels. Make it smaller first.',
  },
  BLOG_PICTURE_NOT_IMAGE: {
    status: 422,
    message: "This file isn't a supported image. Choose a PNG, JPEG, WebP or GIF.",
  },
  BLOG_PICTURE_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const
