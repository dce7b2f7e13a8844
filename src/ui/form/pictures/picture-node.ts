import { mergeAttributes, Node } from '@tiptap/react'

/** An image in the text, with its alternative text. Pasted images that `isOwn` does not accept are removed. */
export const pictureNode = (isOwn: (src: string) => boolean) =>
  Node.create({
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
    parseHTML: () => [{ tag: 'img[src]', getAttrs: (img) => (isOwn(img.getAttribute('src') ?? '') ? null : false) }],
    renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  })
