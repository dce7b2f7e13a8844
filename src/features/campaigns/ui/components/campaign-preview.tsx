import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { Segmented } from '#ui/primitives/choice.tsx'
import { fillFields } from '../../rules.ts'
import type { DraftInput } from '../use-autosave.ts'
import './campaigns.css'

const widths = [
  { value: 'phone', label: 'Phone', icon: Smartphone },
  { value: 'desktop', label: 'Desktop', icon: Monitor },
] as const
/** The preview is updated after this many milliseconds without typing. */
const REST_MS = 400

/** A preview of the email at phone or desktop width; it follows the typed text. */
export function CampaignPreview({ typed: { subject, content, templateType, audience } }: { typed: DraftInput }) {
  const [width, setWidth] = useState<string>('phone')
  const name = useId()
  const { viewer } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const shown = JSON.stringify([subject, content, templateType, audience])
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when its content has changed
  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), REST_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <section className="campaign-preview" aria-label="Preview">
      <div className="row between wrap">
        <h2>Shown with your own details</h2>
        <Segmented label="Width" value={width} onChange={setWidth} options={widths} />
      </div>
      {/* the typed text is posted to the frame as a form, so it is never in an address */}
      <form ref={form} method="post" action="/api/campaign-preview" target={name} hidden>
        <input type="hidden" name="subject" value={subject} />
        <input type="hidden" name="templateType" value={templateType} />
        <input type="hidden" name="audience" value={audience} />
        <textarea name="content" value={content} readOnly aria-label="Content of the preview" />
      </form>
      <div className="campaign-frame" data-width={width}>
        <p className="meta">
          <b className="strong">Tandem</b>
          <br />
          {fillFields(subject, viewer?.name ?? null) || 'No subject yet'}
        </p>
        <iframe name={name} title="Email preview" />
      </div>
    </section>
  )
}
