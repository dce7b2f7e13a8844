import { findPictureProblem, type PictureProblem, svgRefusal } from '#lib/picture-file.ts'

export const logoErrors = {
  LOGO_NOT_IMAGE: { status: 422, message: 'Please select an image file' },
  LOGO_TOO_LARGE: { status: 413, message: 'Please select an image smaller than 5MB' },
  LOGO_TOO_MANY_PIXELS: { status: 422, message: 'This image is too large. Please choose one with fewer pixels.' },
  LOGO_NOT_STORED: { status: 503, message: "The image couldn't be saved. Please try again." },
} as const

export type Refused = { title: 'Invalid File' | 'File Too Large'; description: string }

const refusals: Record<PictureProblem, Refused> = {
  'not-image': { title: 'Invalid File', description: logoErrors.LOGO_NOT_IMAGE.message },
  svg: { title: 'Invalid File', description: svgRefusal },
  'too-large': { title: 'File Too Large', description: logoErrors.LOGO_TOO_LARGE.message },
}

/** Checks a chosen file before it is uploaded. Returns the error to show, or null if the file is accepted (CPROF-11). */
export function refusedLogo(file: { type: string; size: number }): Refused | null {
  const fault = findPictureProblem(file)
  return fault && refusals[fault]
}
