import { CirclePlay, X } from 'lucide-react'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { tour } from '../../copy.ts'
import './landing.css'

const id = 'tour'
// the browser loads a poster with the page even while the video is hidden: this one is empty, and the styles load the
// image when it is shown
const NO_POSTER = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Shows the product tour above the page, without autoplay; the video is loaded only when it plays. */
export function TourButton() {
  return (
    <>
      <Button variant="ghost" size="lg" popoverTarget={id}>
        <CirclePlay aria-hidden />
        {tour.action.replace('{seconds}', String(tour.seconds))}
      </Button>
      <div id={id} popover="auto" className="lp-tour" role="dialog" aria-label={tour.title}>
        <header>
          <h2>{tour.title}</h2>
          <IconButton icon={X} label="Close" popoverTarget={id} popoverTargetAction="hide" />
        </header>
        <video controls muted playsInline preload="none" poster={NO_POSTER} width={1280} height={800}>
          <source src="/tour/tour.webm" type="video/webm" />
          <track kind="captions" srcLang="en" label="English" src="/tour/tour.vtt" default />
        </video>
        <p className="meta">{tour.about}</p>
        <ol>
          {tour.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
    </>
  )
}
