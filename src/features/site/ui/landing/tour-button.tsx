import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { tour } from '../../copy.ts'

/** Shows the recording of the product over the page; nothing of it is loaded before. */
export function TourButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="lg" onClick={() => setIsOpen(true)}>
        <CirclePlay aria-hidden />
        {tour.action.replace('{seconds}', String(tour.seconds))}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={tour.title} description={tour.about} size="xl">
        <DialogBody>
          <video
            className="lp-tour"
            controls
            autoPlay
            muted
            playsInline
            width={1280}
            height={800}
            aria-label={tour.title}
          >
            <source src="/tour/tour.webm" type="video/webm" />
            <track kind="captions" srcLang="en" label="English" src="/tour/tour.vtt" default />
          </video>
          <h3>What it shows</h3>
          <ol className="lp-told">
            {tour.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </DialogBody>
      </Dialog>
    </>
  )
}
