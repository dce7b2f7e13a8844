/** The subjects of images that the server draws; `pages` are those of the site itself. */
export const shareKinds = ['pages', 'jobs', 'companies', 'blog', 'help'] as const
export type ShareKind = (typeof shareKinds)[number]

/** The size of the image of a link preview, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** The path of a page's share image, and its text alternative. */
export type SharePicture = { path: string; alt: string }

export const sharePicture = (kind: ShareKind, name: string, alt: string): SharePicture => ({
  path: `/og/${kind}/${encodeURIComponent(name)}`,
  alt,
})

/** The content of a share image. The texts may come from any user: they are cut to fit and never parsed as markup. */
export type ShareCard = {
  /** The line above the title: the kind of page, or its owner. */
  kicker: string
  title: string
  /** The text below the title: a sentence, or facts. */
  text: string
  /** A company: the URL of its logo, and its name, for initials if there is no logo. */
  mark?: { name: string; logoUrl: string | null }
  /** The URL of an image that replaces the whole card. */
  coverUrl?: string | null
}
