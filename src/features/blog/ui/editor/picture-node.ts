import { mergeAttributes, Node } from '@tiptap/react'
import { pictureIdOf } from '../../rules.ts'

/** A picture of ours in the text, with what it shows in words; a pasted one from elsewhere is left out. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (img) => (pictureIdOf(img.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
})
