export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
/** The most pictures that a campaign shows, and the most bytes that a reader loads of them. */
export const MOST_PICTURES = 20
export const MOST_PICTURES_BYTES = 5 * 1024 * 1024

/** Why an upload is refused, in words. */
export const pictureErrors = {
  CAMPAIGN_PICTURE_TOO_LARGE: {
    status: 413,
    message: 'This picture is too large. Please choose one of at most 10 MB.',
  },
  CAMPAIGN_PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has too many pixels. Please make it smaller first.',
  },
  CAMPAIGN_PICTURE_NOT_IMAGE: {
    status: 422,
    message: 'This file is not a picture. Please choose a PNG, JPEG, WebP or GIF.',
  },
  CAMPAIGN_PICTURE_NOT_STORED: { status: 503, message: 'The picture could not be stored. Please try again.' },
} as const

export const pictureAddress = (id: string): string => `/api/campaign-pictures/${id}`

const PICTURE = /^\/api\/campaign-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The picture of a campaign that this address shows, or null. */
export const pictureIdOf = (src: string): string | null => PICTURE.exec(src)?.[1] ?? null
