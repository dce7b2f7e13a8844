export const MAX_CAMPAIGN_PICTURE_BYTES = 10 * 1024 * 1024
/** The maximum number of images in a campaign, and their maximum total bytes. */
export const MAX_PICTURES = 20
export const MAX_PICTURES_BYTES = 5 * 1024 * 1024

/** Texts for refused uploads. */
export const pictureErrors = {
  CAMPAIGN_PICTURE_TOO_LARGE: {
    status: 413,
    message: 'This image is too large. Choose one of at most 10 MB.',
  },
  CAMPAIGN_PICTURE_TOO_MANY_PIXELS: {
    status: 422,
    message: 'This image has too many pixels. Make it smaller first.',
  },
  CAMPAIGN_PICTURE_NOT_IMAGE: {
    status: 422,
    message: "This file isn't an image. Choose a PNG, JPEG, WebP or GIF.",
  },
  CAMPAIGN_PICTURE_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const

export const campaignPictureAddress = (id: string): string => `/api/campaign-pictures/${id}`

const PICTURE = /^\/api\/campaign-pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The campaign image at this address, or null. */
export const campaignPictureIdOf = (src: string): string | null => PICTURE.exec(src)?.[1] ?? null
