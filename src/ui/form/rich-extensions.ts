import { StarterKit } from '@tiptap/starter-kit'
import { pictureNode } from './pictures/picture-node.ts'
import type { PictureSource } from './pictures/pictures.ts'
import { richHeadings } from './rich-tools.ts'

const richExtensions = [
  StarterKit.configure({
    heading: { levels: richHeadings },
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: 'nofollow noopener ugc', target: null },
      isAllowedUri: (url, { defaultValidate }) => defaultValidate(url) && /^(https?|mailto|tel):/i.test(url),
    },
  }),
]

/** What the editor of rich text can write; a campaign's mail shows each of its nodes and marks. */
export const extensionsFor = (pictures: Pick<PictureSource, 'isOwn'> | undefined) =>
  pictures ? [...richExtensions, pictureNode(pictures.isOwn)] : richExtensions
