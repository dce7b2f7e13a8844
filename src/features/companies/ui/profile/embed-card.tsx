import { Copy, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '#ui/copy-text.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { type EmbedTheme, embedSnippet } from './embed-snippet.ts'
import './company-profile.css'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: "Match the visitor's system" },
] as const

/** The snippet that shows the open jobs on the company's own site, with a preview. */
export function EmbedCard({ publicUrl }: { publicUrl: string }) {
  const [theme, setTheme] = useState<EmbedTheme>('light')
  const [isShown, setShown] = useState(false)
  const snippet = embedSnippet({ publicUrl, theme })
  const copy = () =>
    copyText(snippet, 'Copied', () => toast.error("Copying didn't work. Select the lines and copy them."))
  return (
    <section className="embed" aria-labelledby="embed-jobs">
      <SectionHead title="Embed your jobs" id="embed-jobs">
        <Button icon={Copy} size="sm" onClick={() => void copy()}>
          Copy
        </Button>
      </SectionHead>
      <div className="stack stack-4">
        <p>Paste this snippet where your jobs should appear on your site. It always shows your current open jobs.</p>
        <pre className="embed-code">
          <code>{snippet}</code>
        </pre>
        <div className="row">
          <Segmented label="Theme" value={theme} onChange={setTheme} options={[...themes]} />
        </div>
        {isShown ? (
          <Preview publicUrl={publicUrl} theme={theme} />
        ) : (
          <p>
            <Button icon={Eye} onClick={() => setShown(true)}>
              Show preview
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}

/** The embedded list. It is created by the same script that other sites load. */
function Preview({ publicUrl, theme }: { publicUrl: string; theme: EmbedTheme }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '/embed/jobs.js'
    script.async = true
    Object.assign(script.dataset, {
      company: new URL(publicUrl).pathname.split('/').at(-1),
      theme,
      limit: '5',
      open: 'new',
    })
    place.current?.replaceChildren(script)
    const shown = place.current
    return () => shown?.replaceChildren()
  }, [publicUrl, theme])
  return <div ref={place} className="embed-preview" data-look={theme} />
}
