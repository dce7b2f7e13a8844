import { Toolbar } from '@base-ui/react/toolbar'
import type { Editor } from '@tiptap/react'
import { Link } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button, IconButton } from '../primitives/button.tsx'
import { Input } from '../primitives/input.tsx'
import { Popover } from '../primitives/popover.tsx'

const hasScheme = /^[a-z][a-z0-9+.-]*:/i

/** Completes a typed link: 'okafor.example' becomes a web address, 'a@b.example' a mail address. */
function addressOf(typed: string): string {
  const text = typed.trim()
  if (text === '' || hasScheme.test(text)) return text
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}

type LinkToolProps = {
  editor: Editor
  isOn: boolean
  disabled: boolean
  /** Paths of this site are allowed too. */
  takesPaths?: boolean
  startsOpen?: boolean
}

const hrefAt = (editor: Editor): string => editor.getAttributes('link').href ?? ''

/** Sets, changes and removes the link at the cursor. */
export function LinkTool({ editor, isOn, disabled, takesPaths = false, startsOpen = false }: LinkToolProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const [address, setAddress] = useState(() => (startsOpen ? hrefAt(editor) : ''))
  const [error, setError] = useState('')
  const open = (next: boolean) => {
    if (next) {
      setAddress(hrefAt(editor))
      setError('')
    }
    setOpen(next)
  }
  const change = () => editor.chain().focus().extendMarkRange('link')
  const set = () => {
    const isPath = takesPaths && /^\/(?![/\\])\S*$/.test(address.trim())
    const href = isPath ? address.trim() : addressOf(address)
    if (!isPath && (!/^(https?|mailto|tel):/i.test(href) || !URL.canParse(href))) {
      setError('Enter a web address, an email address or a phone number')
      return
    }
    const isAlone = editor.state.selection.empty && !isOn
    if (isAlone)
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else change().setLink({ href }).run()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // do not submit the surrounding form
    event.preventDefault()
    set()
  }
  const remove = () => {
    change().unsetLink().run()
    setOpen(false)
  }
  return (
    <Popover
      label="Link"
      align="start"
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Toolbar.Button
          disabled={disabled}
          render={<IconButton icon={Link} label="Link" size="sm" data-on={isOn || undefined} />}
        />
      }
    >
      <div className="stack stack-3 w-72">
        <Input
          aria-label="Address"
          aria-invalid={error ? true : undefined}
          placeholder="https://"
          inputMode="url"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={onKeyDown}
        />
        {error && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
        <div className="row between">
          <Button size="sm" variant="ghost" disabled={!isOn} onClick={remove}>
            Remove link
          </Button>
          <Button size="sm" variant="primary" onClick={set}>
            Save link
          </Button>
        </div>
      </div>
    </Popover>
  )
}
