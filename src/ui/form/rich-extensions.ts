import { StarterKit } from '@tiptap/starter-kit'
import { pictureNode } from './pictures/picture-node.ts'
import type { PictureSource } from './pictures/pictures.ts'
import { richHeadings } from './rich-tools.ts'

type Checks = { defaultValidate: (url: string) => boolean }

/** The URLs that a text may link to. */
export const isLinkable = (url: string, { defaultValidate }: Checks): boolean =>
  defaultValidate(url) && /^(https?|mailto|tel):/i.test(url)

const richExtensions = [
  StarterKit.configure({
    heading: { levels: richHeadings },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'nofollow noopener ugc', target: null },
      isAllowedUri: isLinkable,
    },
  }),
]

/** The formats of the rich text editor; a campaign's mail supports each of its nodes and marks. */
export const extensionsFor = (pictures: Pick<PictureSource, 'isOwn'> | undefined) =>
  pictures ? [...richExtensions, pictureNode(pictures.isOwn)] : richExtensions
