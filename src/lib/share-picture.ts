/** What a picture that the server draws is of; `pages` are those of the site itself. */
export const shareKinds = ['pages', 'jobs', 'companies', 'blog', 'help'] as const
export type ShareKind = (typeof shareKinds)[number]

/** The size of the image of a link preview, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** The path of a page's image and its text alternative. */
export type SharePicture = { path: string; alt: string }

export const sharePicture = (kind: ShareKind, name: string, alt: string): SharePicture => ({
  path: `/og/${kind}/${encodeURIComponent(name)}`,
  alt,
})

/** The content of such an image. Its texts may be by any user: they are cut to fit and never read as markup. */
export type ShareCard = {
  /** Above the title: of what kind the page is, or whose. */
  kicker: string
  title: string
  /** Under it: a sentence, or facts. */
  text: string
  /** A company: the address of its logo, and the name whose initials replace a missing one. */
  mark?: { name: string; logoUrl: string | null }
  /** The address of an image that replaces the whole card. */
  coverUrl?: string | null
}
