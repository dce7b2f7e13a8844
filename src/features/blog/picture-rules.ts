export const MAX_BLOG_PICTURE_BYTES = 10 * 1024 * 1024

/** Why a picture is not taken, in words. */
export const blogPictureErrors = {
  BLOG_PICTURE_TOO_LARGE: { status: 413, message: 'This picture is too large. Please choose one of at most 10 MB.' },
  BLOG_PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels. Please make it smaller first.',
  },
  BLOG_PICTURE_NOT_IMAGE: {
    status: 422,
    message: 'This is no picture that can be shown. Please choose a PNG, JPEG, WebP or GIF.',
  },
  BLOG_PICTURE_NOT_STORED: { status: 503, message: 'The picture could not be stored. Please try again.' },
} as const
