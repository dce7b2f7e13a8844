/** What a picture that the server draws is of; `pages` are those of the site itself. */
export const shareKinds = ['pages', 'jobs', 'companies', 'blog', 'help'] as const
export type ShareKind = (typeof shareKinds)[number]

/** The picture shown where an address is shared: always so many pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** Where the picture of a page stands, and what it says to whoever cannot see it. */
export type SharePicture = { path: string; alt: string }

export const sharePicture = (kind: ShareKind, name: string, alt: string): SharePicture => ({
  path: `/og/${kind}/${encodeURIComponent(name)}`,
  alt,
})

/** What such a picture says. Texts are anybody's: they are cut to what fits and never read as markup. */
export type ShareCard = {
  /** Above the title: of what kind the page is, or whose. */
  kicker: string
  title: string
  /** Under it: a sentence, or facts. */
  text: string
  /** A company: the address of its logo, and the name whose initials stand where there is none. */
  mark?: { name: string; logoUrl: string | null }
  /** The address of a picture that stands for the whole card. */
  coverUrl?: string | null
}
