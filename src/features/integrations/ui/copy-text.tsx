import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyText } from '#ui/copy-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import './integrations.css'

/** A text with a copy button. It can be selected by hand if the browser does not allow copying. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false)
  const words = useRef<HTMLPreElement>(null)
  const select = () => {
    if (words.current) getSelection()?.selectAllChildren(words.current)
    toast.info('Press Ctrl+C or ⌘C to copy')
  }
  const copy = async () => {
    if (await copyText(text, 'Copied', select)) setCopied(true)
  }
  return (
    <div className="stack stack-2">
      <pre ref={words} className="code-lines">
        <code>{text}</code>
      </pre>
      <div>
        <Button size="sm" icon={isCopied ? Check : Copy} onClick={() => void copy()} aria-label={`Copy: ${label}`}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  )
}
