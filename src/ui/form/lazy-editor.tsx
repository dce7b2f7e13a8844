import {
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { RefCallBack } from 'react-hook-form'
import { useWhenIdle } from '../shell/lazy-component.tsx'
import { captureEarlyInput, htmlOf } from './capture-early-input.ts'
import { pasteUnderBrowser } from './paste/paste-props.ts'

export type EditorProps = {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** Receives a focus function: the form focuses the first field with an error. */
  focusRef: RefCallBack
  /** The HTML that was typed before the editor loaded, with marks at the selection. */
  taken: string | null
  /** The tool that was pressed before the editor loaded; it runs at once. */
  firstTool: string | null
}
type LoadEditor<P> = (() => Promise<ComponentType<P>>) & { loaded?: ComponentType<P> }

/** Loads the editor's code only once. */
export function getLazyEditor<P>(load: () => Promise<ComponentType<P>>): LoadEditor<P> {
  const fetch: LoadEditor<P> = async () => {
    fetch.loaded ??= await load()
    return fetch.loaded
  }
  return fetch
}

type Early = 'taken' | 'firstTool'
type Props<P extends EditorProps> = {
  load: LoadEditor<P>
  /** The heading levels of the editor. */
  headings: readonly number[]
  editor: Omit<P, Early> & Omit<EditorProps, Early>
  className: string
  attributes: Record<string, string | boolean | undefined>
  isDisabled?: boolean
  /** Renders the editor's frame around the text, with its tools. */
  frame: (text: ReactNode, press: (label: string) => void) => ReactNode
}

/**
 * Rich text whose editor is loaded after the page: when the page is idle, or when the text or a tool gets the focus or the pointer. Until
 * then the browser handles the input. The editor then continues at the caret, and starts with a tool that was pressed meanwhile.
 */
export function LazyEditor<P extends EditorProps>(props: Props<P>) {
  const { load, headings, editor, className, attributes, isDisabled, frame } = props
  const box = useRef<HTMLDivElement>(null)
  const written = useEarlyInput(editor)
  const firstTool = useRef<string | null>(null)
  const { late, begin } = useLate(load, { box, written, firstTool })
  const { focusRef } = editor
  const { text } = written
  useEffect(() => {
    if (late) return
    focusRef({ focus: () => text.current?.focus() })
    return () => focusRef(null)
  }, [late, focusRef, text])
  const reach = () => void begin().catch(() => {})
  const press = (label: string) => {
    firstTool.current = label
    reach()
  }
  const role = { role: 'textbox', 'aria-multiline': true, tabIndex: 0 }
  const draw = { ...role, ...attributes, className, contentEditable: !isDisabled, onBlur: editor.onBlur }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: loads the editor on focus or pointer
    <div ref={box} onFocus={late ? undefined : reach} onPointerEnter={late ? undefined : reach}>
      {late ? (
        <late.Editor {...(editor as unknown as P)} taken={late.taken} firstTool={late.firstTool} />
      ) : (
        frame(<WrittenText written={written} headings={headings} onComposed={reach} {...draw} />, press)
      )}
    </div>
  )
}

type Written = ReturnType<typeof useEarlyInput>

function WrittenText({
  written,
  headings,
  onComposed,
  ...draw
}: { written: Written; headings: readonly number[]; onComposed: () => void } & HTMLAttributes<HTMLDivElement>) {
  const { text, first, isComposing, reportChange } = written
  return (
    <div
      ref={text}
      suppressContentEditableWarning
      onInput={reportChange}
      onPaste={(event) => pasteUnderBrowser(event, headings)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        onComposed()
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleaned it; the editor would draw the same
      dangerouslySetInnerHTML={first}
      {...draw}
    />
  )
}

/** The text that is typed before the editor is loaded. */
function useEarlyInput({ value, onChange }: Pick<EditorProps, 'value' | 'onChange'>) {
  const text = useRef<HTMLDivElement>(null)
  const isComposing = useRef(false)
  const [first] = useState({ __html: betweenBlocks(value) })
  const lastSent = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange
  const reportChange = useCallback(() => {
    if (!text.current) return
    lastSent.current = htmlOf(text.current)
    latest.current(lastSent.current)
  }, [])
  useEffect(() => {
    // make Enter start a new paragraph
    document.execCommand?.('defaultParagraphSeparator', false, 'p')
    const before = document.createElement('div')
    before.innerHTML = first.__html
    // also take over input from before hydration
    if (text.current && text.current.innerHTML !== before.innerHTML) reportChange()
  }, [first, reportChange])
  const seen = useRef(value)
  useEffect(() => {
    // the form was reset or reloaded: it is neither our own change nor an older value
    const isOther = value !== lastSent.current && value !== seen.current
    seen.current = value
    if (!isOther || !text.current) return
    lastSent.current = value
    text.current.innerHTML = betweenBlocks(value)
  }, [value])
  return { text, first, lastSent, isComposing, reportChange }
}

type Late<P> = { Editor: ComponentType<P>; taken: string | null; firstTool: string | null }
type Before = { box: RefObject<HTMLDivElement | null>; written: Written; firstTool: RefObject<string | null> }

function useLate<P>(load: LoadEditor<P>, { box, written, firstTool }: Before) {
  const [late, setLate] = useState<Late<P> | null>(() =>
    load.loaded ? { Editor: load.loaded, taken: null, firstTool: null } : null,
  )
  const { text, lastSent, isComposing } = written
  const [first] = useState(lastSent.current)
  const begin = useCallback(async () => {
    const Editor = await load()
    const element = text.current
    // do not interrupt the composition of a character
    if (!element || isComposing.current) return
    const focused = box.current?.contains(document.activeElement) ? document.activeElement : null
    const taken = captureEarlyInput(element, lastSent.current !== first)
    flushSync(() => setLate({ Editor, taken, firstTool: firstTool.current }))
    if (!focused || box.current?.contains(document.activeElement)) return
    const tool = focused === element ? undefined : toolOf(box.current, focused.getAttribute('aria-label'))
    const own = tool ?? box.current?.querySelector<HTMLElement>('[contenteditable="true"]')
    own?.focus()
  }, [load, box, text, first, firstTool, lastSent, isComposing])
  useWhenIdle(begin)
  return { late, begin }
}

const besideBlocks =
  /(?<!\s)\s+(?=<\/?(?:p|h\d|ul|ol|li|blockquote|figure|hr)\b)|(?<=<\/?(?:p|h\d|ul|ol|li|blockquote|figure|hr)\b[^>]*>)\s+/gi
/** The editable element preserves spaces, and between blocks they would be shown as lines. */
const betweenBlocks = (html: string): string => html.replace(besideBlocks, '')

const toolOf = (box: HTMLElement | null, label: string | null): HTMLElement | undefined =>
  [...(box?.querySelectorAll<HTMLElement>('button') ?? [])].find((one) => one.getAttribute('aria-label') === label)
