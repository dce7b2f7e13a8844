import { sharePicture } from '#lib/share-picture.ts'
import { type PageHead, pageHead } from '#ui/page/page-head.ts'
import type { SiteFacts } from '../../contract.ts'

type Page = { path: string; title: string; description: string }

/** The metadata of a page; none before its facts are loaded. */
export const headOf = ({ title, description, path }: Page, facts: Pick<SiteFacts, 'origin'> | undefined) =>
  facts
    ? pageHead({ origin: facts.origin, title, description, path, picture: pictureOf({ title, path }) })
    : ({} as Partial<PageHead>)

/** The share image of a written page. */
export const pictureOf = ({ title, path }: Omit<Page, 'description'>) => sharePicture('pages', path.slice(1), title)
