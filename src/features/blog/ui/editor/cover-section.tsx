import { Image, RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { PictureDialog } from '#ui/form/pictures/lazy-picture-dialog.ts'
import type { DescribedPicture, SentPicture } from '#ui/form/pictures/pictures.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { Post, Writing } from '../../contract.ts'
import { blogPictureAddress, blogPictureIdOf, drawingOf, drawings } from '../../rules.ts'
import { Cover } from '../components/cover.tsx'
import { blogPictures } from './blog-pictures.ts'
import type { WritingForm } from './use-post-editor.ts'

/** The cover of a post: drawn from its title, another drawing, or an uploaded image. */
export function CoverSection({ post, form }: { post: Post; form: WritingForm }) {
  const { title = '', coverId, coverAlt = '', drawing } = useWatch<Writing>()
  const [sent, setSent] = useState<SentPicture | null>(null)
  const [isOpen, setOpen] = useState(false)
  const set = <K extends keyof Writing>(name: K, value: Writing[K]) =>
    form.setValue(name, value as never, { shouldDirty: true })
  const known = [sent, post.cover].find((one) => coverId && one?.url === blogPictureAddress(coverId))
  const cover = known ? { ...known, alt: coverAlt } : null
  const drawn = drawing ?? drawingOf(title)
  const put = ({ alt, ...picture }: DescribedPicture) => {
    setSent(picture)
    set('coverId', blogPictureIdOf(picture.url))
    set('coverAlt', alt)
  }
  return (
    <section className="stack stack-3">
      <SectionHead title="Cover">
        {!coverId && (
          <Button
            size="sm"
            variant="ghost"
            icon={RefreshCw}
            onClick={() => set('drawing', (drawn + 1) % drawings.length)}
          >
            Generate another
          </Button>
        )}
      </SectionHead>
      <Cover cover={cover} drawing={drawn} />
      <p className="meta">
        {cover ? cover.alt : 'Generated from the title. You can also upload an image, ideally 1,600 pixels wide.'}
      </p>
      <div className="row wrap">
        <Button size="sm" icon={Image} onClick={() => setOpen(true)}>
          {coverId ? 'Edit description or replace' : 'Upload an image'}
        </Button>
        {coverId && (
          <Button
            size="sm"
            variant="ghost"
            icon={X}
            onClick={() => {
              set('coverId', null)
              set('coverAlt', '')
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <PictureDialog title="Cover" before={cover} source={blogPictures} onClose={() => setOpen(false)} onDone={put} />
      )}
    </section>
  )
}
