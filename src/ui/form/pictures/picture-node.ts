import { mergeAttributes, Node } from '@tiptap/react'

/** A picture in the text, with what it shows in words; one that `isOwn` does not know is left out when it is pasted. */
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
