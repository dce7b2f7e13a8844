import { Check, CircleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { plainText } from '#lib/html-text.ts'
import { useField } from '#ui/form/field-shell.tsx'
import type { Post, Writing } from '../../contract.ts'
import { countPostWords, readingMinutes } from '../../rules.ts'
import { PostStatusPill } from '../components/post-status.tsx'
import type { SaveState } from './use-post-editor.ts'
import '../blog.css'

type Props = { post: Post; state: SaveState; problem: string }

/** The post's status, title and excerpt. */
export function HeadFields({ post, state, problem }: Props) {
  return (
    <>
      <div className="be-bar">
        <PostStatusPill status={post.status} />
        <span className="row meta" role="status">
          {state === 'saved' ? (
            <Check className="ic ic-sm" />
          ) : (
            isUnsaved(state) && <CircleAlert className="ic ic-sm" />
          )}
          {stateLabel[state]}
          {state === 'incomplete' && problem && `: ${problem}`}
        </span>
        <Length />
      </div>
      <h1 className="be-h1">
        <Line name="title" label="Title" className="be-title" placeholder="Title" limit={200} />
      </h1>
      <Line
        name="excerpt"
        label="Excerpt"
        className="be-excerpt"
        placeholder="One or two sentences that make people want to read more"
        limit={400}
      />
    </>
  )
}

const isUnsaved = (state: SaveState): boolean => state === 'incomplete' || state === 'failed' || state === 'conflict'
const stateLabel: Record<SaveState, string> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  incomplete: 'Not saved',
  failed: 'Not saved: retrying. Your text is saved on this device.',
  conflict: 'Not saved: changed by someone else',
}

function Length() {
  const content = useWatch<Writing>({ name: 'content' })
  const words = countPostWords(plainText(typeof content === 'string' ? content : ''))
  const minutes = readingMinutes(words)
  return (
    <span className="meta num be-length">
      {words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`} ·{' '}
      {minutes === 1 ? '1 minute' : `${minutes} minutes`}
    </span>
  )
}

type LineProps = { name: 'title' | 'excerpt'; label: string; className: string; placeholder: string; limit: number }

/** Styled like the public page: a borderless field that grows with its text. */
function Line({ name, label, className, placeholder, limit }: LineProps) {
  const { field, error, aria } = useField({ name, label })
  const { setValue } = useFormContext()
  return (
    <>
      <textarea
        {...field}
        {...aria}
        className={className}
        rows={1}
        maxLength={limit}
        aria-label={label}
        placeholder={placeholder}
        value={typeof field.value === 'string' ? field.value : ''}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        }}
        onBlur={(event) => {
          field.onBlur()
          const oneLine = event.target.value.replace(/[^\S\n]{0,50}\n\s*/g, ' ')
          if (oneLine !== event.target.value) setValue(name, oneLine)
        }}
      />
      {error && (
        <span className="error" id={`${aria.id}-error`}>
          {error}
        </span>
      )}
    </>
  )
}
